import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { DialogSurface } from "@/components/ui/dialog-surface";
import { useBackToClose } from "@/components/ui/use-back-to-close";
import {
  MAX_DATE,
  MIN_DATE,
  MONTHS,
  today,
} from "@/lib/domain/expenses/calendar-date";
import type { Period } from "@/lib/domain/view/period";
import { periodRange } from "@/lib/domain/view/period-range";
import { ICON_BUTTON } from "./icon-button";

/** By how many months the arrow keys move the focus, in rows of three. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};

type MonthsProps = {
  period: Period | undefined;
  onSelect: (period: Period) => void;
};

/** The dialog with the months of a year. */
export function MonthDialog({
  isOpen,
  onClose,
  finalFocus,
  ...months
}: MonthsProps & {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus when the dialog closes. */
  finalFocus: RefObject<HTMLElement | null>;
}) {
  useBackToClose(isOpen, () => {
    onClose();
    return true;
  });
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogSurface
        title="Choose a month"
        width="small"
        finalFocus={finalFocus}
      >
        <Months {...months} />
        <Dialog.Close className={`${buttonClass("quiet")} mt-4 w-full`}>
          Cancel
        </Dialog.Close>
      </DialogSurface>
    </Dialog.Root>
  );
}

function Months({ period, onSelect }: MonthsProps) {
  const shown = shownMonth(period);
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
        {MONTHS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`${name} ${year}`}
              aria-pressed={year === shown.year && index + 1 === shown.month}
              onClick={() =>
                onSelect({ kind: "month", year, month: index + 1 })
              }
              className="min-h-11 w-full rounded-xl border border-hairline transition-colors duration-150 hover:bg-raised aria-pressed:border-teal aria-pressed:text-teal"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
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
