import type { TableFormat } from "@/lib/domain/import/formats/table-formats";
import { removeApostrophe } from "@/lib/domain/import/own-export/formula-apostrophe";
import { readablePayee } from "@/lib/domain/import/payee/readable-payee";
import { type Described, describePayment, purposeOf } from "./describe-payment";
import {
  NO_DESCRIPTION,
  ownDescription,
} from "@/lib/domain/import/cells/plain-text";
import { withoutPrivateNumbers } from "./private-numbers";

/** Written by a bank or an app: references, masked numbers, UPI ids. */
const NARRATION =
  /\b(upi|neft|imps|rtgs|pos|ach|nach|atm|atw|ecom)\b|\d{6}|[x*]{2}\d|\S@\S/i;

/** Three words or more in capitals, as cards print merchants. */
const CAPITALS = /^(?=(?:\S+\s+){2})(?=\P{Lu}*\p{Lu})\P{Ll}*$/u;

/** Such a text has no pictures either. */
const NO_WORDS = /^[\p{N}\p{P}\p{Sc}\p{Sm}\s]*$/u;

const WITHOUT_DESCRIPTION = "The row has no description.";

const NO_SMALL_LETTERS = /^\P{Ll}*$/u;

/** The description of a row. A text of the user stays as it is, without private numbers. */
export function describeRow(
  narration: string,
  format: TableFormat | undefined,
): Described {
  if (format?.isOwnExport) return describeOwn(removeApostrophe(narration));
  if (NO_WORDS.test(narration))
    return {
      ...describeOwn(withoutPrivateNumbers(narration)),
      doubt: WITHOUT_DESCRIPTION,
    };
  if ((format && !format.isTyped) || NARRATION.test(narration))
    return describePayment(narration);
  const doubt = purposeOf(narration)?.doubt;
  if (doubt !== undefined)
    return NO_SMALL_LETTERS.test(narration)
      ? describePayment(narration)
      : { ...describeOwn(withoutPrivateNumbers(narration)), doubt };
  const merchant = CAPITALS.test(narration) ? readablePayee(narration) : "";
  return merchant === ""
    ? describeOwn(withoutPrivateNumbers(narration))
    : { description: merchant };
}

function describeOwn(text: string): Described {
  const description = ownDescription(text);
  return description === ""
    ? { description: NO_DESCRIPTION, doubt: WITHOUT_DESCRIPTION }
    : { description };
}
