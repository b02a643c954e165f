import {
  readDate,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { weekdayAndDate } from "@/lib/domain/expenses/day-label";
import type { FormatRupees } from "@/components/ui/use-rupees";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { parseRupees } from "@/lib/domain/expenses/money";
import type { EntryDoubts, EntryValues } from "./entry";

export type ValuePart = {
  name: keyof ExpenseFormValues | "people";
  text: string;
};

/** `₹450 ÷ 3 = ₹150`, `with Asha`, `Pizza`, `Food` and `Sat, 21 Nov`, without what is missing. */
export function valueParts(
  { amount = "", description = "", category = "", date = "" }: EntryValues,
  { calculation, split }: EntryDoubts,
  today: CalendarDate,
  formatRupees: FormatRupees,
): ValuePart[] {
  const paise = parseRupees(amount);
  const day = readDate(date);
  const before = calculation
    ? `${formatRupees(calculation.paise)} ${calculation.sign} ${calculation.by} = `
    : "";
  const after =
    split && !calculation ? ` of ${formatRupees(split.totalPaise)}` : "";
  const names = split?.names ?? [];
  const parts: ValuePart[] = [
    {
      name: "amount",
      text:
        paise === undefined ? "" : `${before}${formatRupees(paise)}${after}`,
    },
    {
      name: "people",
      text:
        names.length === 0
          ? ""
          : `with ${new Intl.ListFormat("en-IN").format(names)}`,
    },
    { name: "description", text: description },
    { name: "category", text: categoryLabel(category) },
    { name: "date", text: day === undefined ? "" : weekdayAndDate(day, today) },
  ];
  return parts.filter(({ text }) => text !== "");
}

/** `₹120 · Chai · Food · Sat, 21 Nov` */
export function partsText(parts: readonly ValuePart[]): string {
  return parts.map(({ text }) => text).join(" · ");
}
