import Link from "next/link";
import { type ReactNode, type Ref, useId } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { formatDate, readDate } from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import {
  asPaise,
  formatRupees,
  type Paise,
  parseRupees,
} from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";

/** Above the form, out of sight where the button was pressed. */
const showCard = (card: HTMLElement | null) =>
  card?.scrollIntoView({ block: "nearest" });

/** The button that was pressed is removed. */
function focusCard(card: HTMLElement | null) {
  showCard(card);
  card?.focus({ preventScroll: true });
}

/** What one press was for. */
type PressSummary = {
  name: string;
  paise: Paise | undefined;
  details: string;
};

/** The card names no more expenses. */
const MAX_NAMES = 5;

/** The expense, or `37 added` with their sum and the first of their names. */
export function summaryOf(
  all: readonly ExpenseFormValues[],
  verb: "added" | "saved",
): PressSummary {
  const [only] = all;
  if (only && all.length === 1) {
    const date = readDate(only.date);
    return {
      name: only.description,
      paise: parseRupees(only.amount),
      details: `${date ? formatDate(date) : ""} · ${categoryLabel(only.category)}`,
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

/** The last press, with what became of it. */
export function LastExpenseCard({
  label,
  title,
  summary: { name, paise, details },
  takesFocus,
  isRemoved,
  linkRef,
  button,
  children,
}: {
  label: string;
  title: string;
  summary: PressSummary;
  /** Whether the card has the focus when it appears. */
  takesFocus: boolean;
  isRemoved: boolean;
  /** The link to the list, which takes the focus of a removed button. */
  linkRef: Ref<HTMLAnchorElement>;
  button: ReactNode;
  children: ReactNode;
}) {
  const statusId = useId();
  return (
    <Card
      ref={takesFocus ? focusCard : showCard}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={label}
      aria-describedby={takesFocus ? statusId : undefined}
      className="mt-6 flex scroll-my-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
    >
      <div id={statusId} role="status" className="min-w-0 grow basis-60">
        <h2 className="text-sm text-muted">{title}</h2>
        <p
          className={`mt-1 flex justify-between gap-4 ${isRemoved ? "text-muted line-through" : ""}`}
        >
          <bdi>{name}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {paise !== undefined && formatRupees(paise)}
          </span>
        </p>
        <p className="line-clamp-2 text-sm text-muted">{details}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        {button}
        <Link ref={linkRef} href="/show" className={buttonClass("outlined")}>
          View expenses
        </Link>
      </div>
    </Card>
  );
}
