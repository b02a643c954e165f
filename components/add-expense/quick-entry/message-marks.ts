import { type Paise, readRupees } from "@/lib/domain/expenses/money";
import type { EntryMark } from "./entry";

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const WORD = /[\p{L}\p{N}]+/gu;

/** The amount, the date and the words of the payee where they are first in the message. */
export function messageMarks(
  text: string,
  amountPaise: Paise,
  payee: string,
  date?: { start: number; end: number },
): EntryMark[] {
  const amount = [...text.matchAll(NUMBER)].find(
    ([number]) => readRupees(number) === amountPaise,
  );
  const names = payee.toLowerCase().match(WORD) ?? [];
  const words = [...text.matchAll(WORD)];
  const start = words.findIndex((_, index) =>
    names.every(
      (name, offset) => words[index + offset]?.[0].toLowerCase() === name,
    ),
  );
  const named =
    names.length > 0 && start >= 0
      ? words.slice(start, start + names.length)
      : [];
  return [
    ...(amount ? [markOf(amount, "amount")] : []),
    ...(date
      ? [{ start: date.start, end: date.end, role: "date" as const }]
      : []),
    ...named.map((word) => markOf(word, "description")),
  ];
}

function markOf(
  { index, 0: found }: RegExpExecArray,
  role: EntryMark["role"],
): EntryMark {
  return { start: index, end: index + found.length, role };
}
