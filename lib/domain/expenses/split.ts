import { isRecord, isTextArray } from "@/lib/domain/type-guards";
import { asPaise, type Paise } from "./money";

/** The longest name of a person, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 50;

/** How a bill was divided. My share of it is the amount of the expense. */
export type Split = {
  /** The whole bill. */
  totalPaise: Paise;
  /** How many have divided it, with me. */
  parts: number;
  /** The names of the others that are known, at most `parts - 1`. */
  names: readonly string[];
};

/** Whether a stored value is a split. */
export function isSplit(value: unknown): value is Split {
  if (!isRecord(value)) return false;
  const { totalPaise, parts, names } = value;
  return (
    Number.isSafeInteger(totalPaise) &&
    Number.isSafeInteger(parts) &&
    isTextArray(names)
  );
}

/** What the payer has of a bill in equal parts: also the odd paise, which cannot be divided. */
export function equalShare(totalPaise: Paise, parts: number): Paise {
  return asPaise(totalPaise - (parts - 1) * Math.floor(totalPaise / parts));
}

/** What each of the others has of the rest of a bill: whole paise, the odd ones for the first. */
export function othersShares(restPaise: Paise, count: number): Paise[] {
  const share = Math.floor(restPaise / count);
  const odd = restPaise - share * count;
  return Array.from({ length: count }, (_, index) =>
    asPaise(index < odd ? share + 1 : share),
  );
}
