import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { ICON_BUTTON, buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { ModalDialog } from "@/components/ui/modal-dialog";
import {
  calendarDate,
  MAX_DATE,
  MIN_DATE,
  MONTHS,
  readDate,
  today,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { isReversed, type Period } from "@/lib/domain/view/period";
import { periodRange } from "@/lib/domain/view/period-range";

const DAYS_ERROR = "days-error";

/** By how many months the arrow keys move the focus, in rows of three. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};

type DatesProps = {
  period: Period | undefined;
  expenses: readonly Expense[];
  onSelect: (period: Period) => void;
};

/** The dialog with the months of a year, and two days for any other range. */
export function DateDialog({
  isOpen,
  onClose,
  ...dates
}: DatesProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Choose dates"
      width="small"
    >
      <Months {...dates} />
      <Days {...dates} />
      <Dialog.Close className={`${buttonClass("quiet")} mt-3 w-full`}>
        Cancel
      </Dialog.Close>
    </ModalDialog>
  );
}

function Months({ period, expenses, onSelect }: DatesProps) {
  const shown = shownMonth(period);
  const thisMonth = today().slice(0, 7);
  const months = new Set(expenses.map(({ date }) => date.slice(0, 7)));
  const [year, setYear] = useState(shown.year);
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = buttons.findIndex((button) => button === event.target);
    if (step === undefined || index < 0) return;
    event.preventDefault();
    const months = year * MONTHS.length + index + step;
    const nextYear = Math.floor(months / MONTHS.length);
    if (nextYear < yearOf(MIN_DATE) || nextYear > yearOf(MAX_DATE)) return;
    setYear(nextYear);
    buttons[months % MONTHS.length]?.focus();
  };
  return (
    <>
      <div className="mb-3 flex items-center justify-between">
        <button
          type="button"
          aria-label="Previous year"
          disabled={year <= yearOf(MIN_DATE)}
          onClick={() => setYear(year - 1)}
          className={ICON_BUTTON}
        >
          <ChevronLeft size={20} strokeWidth={2.4} />
        </button>
        <p role="status" className="font-semibold tabular-nums">
          {year}
        </p>
        <button
          type="button"
          aria-label="Next year"
          disabled={year >= yearOf(MAX_DATE)}
          onClick={() => setYear(year + 1)}
          className={ICON_BUTTON}
        >
          <ChevronRight size={20} strokeWidth={2.4} />
        </button>
      </div>
      <ul ref={list} onKeyDown={moveFocus} className="grid grid-cols-3 gap-2">
        {MONTHS.map((name, index) => {
          const month = calendarDate(year, index + 1, 1).slice(0, 7);
          return (
            <li key={name}>
              <button
                type="button"
                aria-label={`${name} ${year}${months.has(month) ? "" : ", without expenses"}`}
                aria-current={month === thisMonth ? "date" : undefined}
                aria-pressed={year === shown.year && index + 1 === shown.month}
                onClick={() =>
                  onSelect({ kind: "month", year, month: index + 1 })
                }
                className={`min-h-11 w-full rounded-xl ring-1 ring-hairline ring-inset transition-colors duration-150 hover:bg-raised aria-pressed:bg-purple-soft aria-pressed:text-text aria-pressed:ring-purple/55 aria-[current=date]:underline aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-4 ${months.has(month) ? "font-medium" : "text-subtle"}`}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Two days, which begin with those of the period. Either can be empty. */
function Days({ period, onSelect }: DatesProps) {
  const { from, to } = shownDays(period);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [from, to] = ["from", "to"].map((name) =>
          readDate(data.get(name)),
        );
        const range = { kind: "range", from, to } as const;
        if (isReversed(range)) setError("From is after To.");
        else if (from === undefined && to === undefined)
          setError("Enter a day, or press a month.");
        else onSelect(range);
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        {[
          ["From", "from", from],
          ["To", "to", to],
        ].map(([label, name, day]) => (
          <label key={name} className="text-sm font-medium text-muted">
            {label}
            <input
              type="date"
              name={name}
              max="9999-12-31"
              defaultValue={day}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error && DAYS_ERROR}
              onChange={() => setError(undefined)}
              className={`${CONTROL_CLASS} mt-1 px-2.5! text-base text-text`}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={DAYS_ERROR} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <button type="submit" className={buttonClass("filled")}>
        Show these days
      </button>
    </form>
  );
}

/** The days of the period, or of this month; an end that is open is undefined. */
function shownDays(period: Period | undefined) {
  return period?.kind === "range"
    ? period
    : periodRange(period ?? { kind: "relative", name: "this-month" }, today());
}

/** The year to open, and the month if the period is one. */
function shownMonth(period: Period | undefined) {
  const { from, to } =
    period === undefined
      ? { from: today(), to: today() }
      : periodRange(period, today());
  const isOpenRange = period?.kind === "range" && period.from === undefined;
  const isMonth =
    period?.kind === "month" ||
    (period?.kind === "relative" && from.slice(0, 7) === to.slice(0, 7));
  return {
    year: yearOf(isOpenRange ? today() : from),
    month:
      isMonth && from.endsWith("-01") ? Number(from.slice(5, 7)) : undefined,
  };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
