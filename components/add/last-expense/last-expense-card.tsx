import Link from "next/link";
import type { ReactNode, Ref } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { formatRupees, parseRupees } from "@/lib/expenses/money";

/** Above the form, out of sight where the button was pressed. */
const showCard = (card: HTMLElement | null) =>
  card?.scrollIntoView({ block: "nearest" });

/** The expense of the last press, with what became of it. */
export function LastExpenseCard({
  label,
  title,
  values,
  isRemoved,
  linkRef,
  button,
  children,
}: {
  label: string;
  title: string;
  values: ExpenseFormValues;
  isRemoved: boolean;
  /** The link to the list, which takes the focus of a removed button. */
  linkRef: Ref<HTMLAnchorElement>;
  button: ReactNode;
  children: ReactNode;
}) {
  const date = readDate(values.date);
  const amount = parseRupees(values.amount);
  return (
    <Card
      ref={showCard}
      aria-label={label}
      className="mt-6 flex scroll-my-4 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
    >
      <div role="status" className="min-w-0 grow basis-60">
        <h2 className="text-sm text-muted">{title}</h2>
        <p
          className={`mt-1 flex justify-between gap-4 ${isRemoved ? "text-muted line-through" : ""}`}
        >
          <bdi>{values.description}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {amount !== undefined && formatRupees(amount)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {date && formatDate(date)} · {categoryLabel(values.category)}
        </p>
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
