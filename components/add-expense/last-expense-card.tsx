import { Check, Undo2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId, useRef, useState } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useUndoKey } from "@/components/notifications/use-undo-key";
import { Button } from "@/components/ui/button";
import { applyMutation, type Inverse } from "@/components/undo/mutation";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import {
  type CalendarDate,
  readDate,
} from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { dayLabel } from "@/lib/domain/expenses/day-label";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { asPaise, type Paise, parseRupees } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";

/** Shows the card, which may be out of sight, and the form below it if the window is that high. */
function showCard(card: HTMLElement | null) {
  card?.parentElement?.scrollIntoView({ block: "nearest" });
  card?.scrollIntoView({ block: "nearest" });
}

/** The button that was pressed is removed. */
function focusCard(card: HTMLElement | null) {
  showCard(card);
  card?.focus({ preventScroll: true });
}

const ACTION =
  "inline-flex min-h-11 items-center rounded-full px-2.5 text-md transition-colors duration-150";

/** The card names no more expenses. */
const MAX_NAMES = 5;

/** Removes what is left of a press. */
type Undo = Pick<Inverse, "apply" | "list"> & {
  /** How many expenses it removes. */
  count: number;
};

/** The expense, or `37 added` with their sum and the first of their names. */
function summaryOf(
  all: readonly ExpenseFormValues[],
  verb: string,
  today: CalendarDate,
): { name: string; paise: Paise | undefined; details: string } {
  const [only] = all;
  if (only && all.length === 1) {
    const date = readDate(only.date);
    return {
      name: only.description,
      paise: parseRupees(only.amount),
      details: `${date ? dayLabel(date, today) : ""} · ${categoryLabel(only.category)}`,
    };
  }
  const names = all.map(({ description }) => description);
  const more = names.length - MAX_NAMES;
  return {
    name: `${names.length} ${verb}`,
    paise: totalPaise(
      all.map(({ amount }) => ({
        amountPaise: parseRupees(amount) ?? asPaise(0),
      })),
    ),
    details:
      names.slice(0, MAX_NAMES).join(", ") +
      (more > 0 ? ` and ${more} more` : ""),
  };
}

/** A press, with what became of it and its Undo, which Ctrl+Z runs for the last one. */
export function LastExpenseCard({
  label,
  title,
  verb,
  isTitleHidden = false,
  expenses,
  takesFocus,
  isLast,
  isRemoved,
  isOfShownList = true,
  undo,
  below,
  children,
}: {
  label: string;
  title: string;
  verb: "added" | "saved";
  /** The verb after the amount says the same where the title is hidden. */
  isTitleHidden?: boolean;
  expenses: readonly ExpenseFormValues[];
  /** Whether the card has the focus when it appears. */
  takesFocus: boolean;
  isLast: boolean;
  isRemoved: boolean;
  /** Otherwise the card is shown only to say why an Undo has failed. */
  isOfShownList?: boolean;
  /** Undefined for what cannot be undone. */
  undo: Undo | undefined;
  /** Shown below the buttons, in the width of the card. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const formatRupees = useRupees();
  const { name, paise, details } = summaryOf(expenses, verb, useToday());
  const id = useId();
  const statusId = `${id}-status`;
  const reasonId = `${id}-reason`;
  const link = useRef<HTMLAnchorElement>(null);
  const { isOffline, isDisabled, failure, run } = useUndo(undo, isLast);
  if (!isOfShownList && failure === undefined) return null;
  const Icon = isRemoved ? Undo2 : Check;
  return (
    <section
      ref={takesFocus ? focusCard : showCard}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={label}
      aria-describedby={takesFocus ? statusId : undefined}
      className="flex scroll-my-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-teal-soft py-2.5 pr-2 pl-4 forced-colors:outline"
    >
      <Icon
        size={20}
        className="shrink-0 text-teal forced-colors:text-[CanvasText]"
      />
      <div id={statusId} role="status" className="min-w-27.5 flex-1 text-md/5">
        <p className={isRemoved ? "text-muted line-through" : ""}>
          <bdi>{name}</bdi>
          {paise !== undefined && (
            <>
              , <span className="whitespace-nowrap">{formatRupees(paise)}</span>
            </>
          )}
          {isTitleHidden && ` ${verb}`}
        </p>
        <div className="line-clamp-2 text-sm text-muted">
          <h2 className={isTitleHidden ? "sr-only" : "inline text-text"}>
            {title}
          </h2>
          {!isTitleHidden && " · "}
          <span>{details}</span>
        </div>
        {children}
        {undo && (
          <OfflineReason id={reasonId} isOffline={isOffline}>
            Undo needs the network.
          </OfflineReason>
        )}
        {(undo || !isOfShownList) && failure && (
          <p className="mt-2 text-sm text-danger">{failure}</p>
        )}
      </div>
      <div className="flex flex-wrap">
        {undo && (
          <Button
            isDisabled={isDisabled}
            reasonId={reasonId}
            // The focused button is removed.
            onClick={() => void run(undo, () => link.current?.focus())}
            className={`${ACTION} font-medium text-muted hover:text-text`}
          >
            {undo.count > 1 ? `Undo all ${undo.count}` : "Undo"}
          </Button>
        )}
        <Link
          ref={link}
          href="/show"
          className={`${ACTION} font-semibold text-teal`}
        >
          <span>
            View <span className="max-md:sr-only">Expenses</span>
          </span>
        </Link>
      </div>
      {below}
    </section>
  );
}

/** Runs the Undo for the button, and for Ctrl+Z if the press is the last one. */
function useUndo(undo: Undo | undefined, isLast: boolean) {
  const [isUndoing, setIsUndoing] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const isOffline = useIsOffline() && undo !== undefined && "list" in undo;
  const isDisabled = isUndoing || isOffline;
  const run = async ({ count, apply }: Undo, onDone?: () => void) => {
    setFailure(undefined);
    setIsUndoing(true);
    const outcome = await applyMutation({
      apply,
      messages: {
        failed: (error) => ({ title: failureText(count, error) }),
        log: "The expense could not be removed.",
      },
    });
    if ("error" in outcome) setFailure(outcome.message.title);
    else onDone?.();
    setIsUndoing(false);
  };
  useUndoKey(undo && isLast && !isDisabled ? () => void run(undo) : undefined);
  return { isOffline, isDisabled, failure, run };
}

const REASONS = {
  wrong_list: ": this browser has another list now.",
  unknown_list:
    ": the link to its list was replaced or ended, or the list was erased.",
  other: ". Try again.",
};

function failureText(count: number, error: unknown): string {
  const outcome = count > 1 ? "Not all could" : "It could not";
  return `${outcome} be taken back${REASONS[lostListProblem(error) ?? "other"]}`;
}
