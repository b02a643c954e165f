import type { Category } from "@/lib/domain/expenses/category";

/** A line as somebody types it, and what it means on 25 November 2026, a Wednesday. */
export type QuickLine = [
  text: string,
  meaning:
    | {
        rupees: number;
        description: string;
        /** Absent where a reader could not tell. */
        category?: Category;
        /** Absent for today, and if the date is in doubt. */
        date?: string;
        doubt?: "amount" | "date";
        isDivided?: boolean;
        isMultiplied?: boolean;
      }
    /** Several expenses. */
    | [rupees: number, description: string][]
    | "money in",
];
