import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { notifications } from "@/components/notifications/notification-queue";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  RELATIVE_PERIODS,
  parsePeriod,
  type Period,
  periodLabel,
  periodText,
} from "@/lib/domain/view/period";
import { adjacentPeriod } from "@/lib/domain/view/period-range";
import { FilterChip } from "./filter-chip";
import { ICON_BUTTON } from "@/components/ui/button-class";

const ALL_TIME = "";
const CHOOSE = "choose";
const FAILURE = "The dates could not be loaded.";

const loadDialog = () => import("./date-dialog");

/** A select of periods, whose last option opens a dialog of months and days, and buttons for the previous and next one. */
export function PeriodFilter({
  period,
  expenses,
  onChange,
}: {
  period: Period | undefined;
  /** The whole list. */
  expenses: readonly Expense[];
  onChange: (period: Period | undefined, how?: "push" | "replace") => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { loaded } = useLateLoad("dialogs", loadDialog, {
    isAsked: isOpen,
    onFailure: () => {
      setIsOpen(false);
      notifications.show({
        id: "date-dialog",
        type: "failure",
        title: `${FAILURE} Check your connection, then try again.`,
      });
    },
  });
  return (
    <>
      <FilterChip
        label="Period"
        value={period ? periodText(period) : ALL_TIME}
        isSet={period !== undefined}
        clearLabel="Show all time"
        onChange={(value) => {
          if (value !== CHOOSE) return onChange(parsePeriod(value));
          setIsOpen(true);
          setWasOpened(true);
        }}
        onClear={() => onChange(undefined)}
      >
        <option value={ALL_TIME}>All time</option>
        {Object.entries(RELATIVE_PERIODS).map(([period, label]) => (
          <option key={period} value={period}>
            {label}
          </option>
        ))}
        {period && period.kind !== "relative" && (
          <option value={periodText(period)}>{periodLabel(period)}</option>
        )}
        <option value={CHOOSE}>Choose dates</option>
      </FilterChip>
      {period !== undefined && (
        <span className="-mr-0.5 -ml-1.5 flex max-md:hidden">
          <StepButton {...{ period, onChange }} step={-1} />
          <StepButton {...{ period, onChange }} step={1} />
        </span>
      )}
      {wasOpened && loaded && (
        <LoadBoundary failure={FAILURE}>
          <loaded.DateDialog
            isOpen={isOpen}
            period={period}
            expenses={expenses}
            onClose={() => setIsOpen(false)}
            onSelect={(period) => {
              // Replaces the history entry of the dialog.
              onChange(period, "replace");
              setIsOpen(false);
            }}
          />
        </LoadBoundary>
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
      className={`${ICON_BUTTON} w-9`}
    >
      <Icon size={20} strokeWidth={2.4} />
    </button>
  );
}
