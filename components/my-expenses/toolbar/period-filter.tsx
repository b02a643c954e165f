import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  type CalendarDate,
  readDate,
  today,
} from "@/lib/domain/expenses/calendar-date";
import {
  isReversed,
  RELATIVE_PERIODS,
  parsePeriod,
  type Period,
  periodLabel,
  periodText,
} from "@/lib/domain/view/period";
import { adjacentPeriod, periodRange } from "@/lib/domain/view/period-range";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { Select } from "@/components/ui/select";
import { ICON_BUTTON } from "./icon-button";
import { MonthPicker } from "./month-picker";

const ALL_TIME = "";
const CUSTOM = "custom";
const RANGE_ERROR = "range-error";

/** A select of periods, a picker of months, buttons for the previous and next one, and the two days of a custom range. */
export function PeriodFilter({
  period,
  onChange,
}: {
  period: Period | undefined;
  onChange: (period: Period | undefined, how?: "push" | "replace") => void;
}) {
  const range = period?.kind === "range" ? period : undefined;
  const isWrong = isReversed(period);
  const choose = (value: string) => {
    if (value === CUSTOM) {
      const { from, to } = periodRange(
        period ?? { kind: "relative", name: "this-month" },
        today(),
      );
      onChange({ kind: "range", from, to });
    } else onChange(parsePeriod(value));
  };
  return (
    <>
      <div
        className={`flex grow items-center gap-1 ${period === undefined ? "basis-36 sm:basis-52" : "basis-74"}`}
      >
        <Select
          aria-label="Period"
          className="max-sm:pl-3"
          value={range ? CUSTOM : period ? periodText(period) : ALL_TIME}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={ALL_TIME}>All time</option>
          {Object.entries(RELATIVE_PERIODS).map(([period, label]) => (
            <option key={period} value={period}>
              {label}
            </option>
          ))}
          {period && period.kind !== "relative" && !range && (
            <option value={periodText(period)}>{periodLabel(period)}</option>
          )}
          <option value={CUSTOM}>Custom range</option>
        </Select>
        <MonthPicker {...{ period, onChange }} />
        {period !== undefined && (
          <>
            <StepButton {...{ period, onChange }} step={-1} />
            <StepButton {...{ period, onChange }} step={1} />
          </>
        )}
      </div>
      {range && (
        <fieldset className="grow">
          <legend className="sr-only">Custom range</legend>
          <div className="flex items-center gap-2 max-[22rem]:flex-col max-[22rem]:items-stretch">
            <Day
              label="From"
              value={range.from}
              isInvalid={isWrong}
              onChange={(from) => onChange({ ...range, from }, "replace")}
            />
            <span aria-hidden className="text-muted max-[22rem]:hidden">
              –
            </span>
            <Day
              label="To"
              value={range.to}
              isInvalid={isWrong}
              onChange={(to) => onChange({ ...range, to }, "replace")}
            />
          </div>
          <div role="status">
            {isWrong && (
              <p id={RANGE_ERROR} className="mt-2 text-sm text-danger">
                From is after To.
              </p>
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}

function StepButton({
  period,
  step,
  onChange,
}: {
  period: Period;
  step: 1 | -1;
  onChange: (period: Period | undefined) => void;
}) {
  const target = adjacentPeriod(period, today(), step);
  const Icon = step < 0 ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={step < 0 ? "Previous period" : "Next period"}
      disabled={target === undefined}
      onClick={() => onChange(target)}
      className={ICON_BUTTON}
    >
      <Icon size={20} strokeWidth={2.4} />
    </button>
  );
}

function Day({
  label,
  value,
  isInvalid,
  onChange,
}: {
  label: string;
  value: CalendarDate | undefined;
  isInvalid: boolean;
  onChange: (day: CalendarDate | undefined) => void;
}) {
  return (
    <input
      type="date"
      max="9999-12-31"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? RANGE_ERROR : undefined}
      value={value ?? ""}
      onChange={({ target }) => onChange(readDate(target.value))}
      className={`${CONTROL_CLASS} px-2.5! text-sm`}
    />
  );
}
