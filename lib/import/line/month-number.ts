import { MONTHS } from "@/lib/expenses/calendar-date";

const FULL_MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** 1 to 12; 0 for a word that is no month. */
export function monthNumber(name: string): number {
  const short = MONTHS.findIndex((month) => month.toLowerCase() === name);
  return (
    (name === "sept" ? 8 : short === -1 ? FULL_MONTHS.indexOf(name) : short) + 1
  );
}
