import type { TableFormat } from "@/lib/import/formats/table-format";
import { removeApostrophe } from "@/lib/import/own-export/formula-apostrophe";
import { describePayment } from "./describe-payment";
import { NO_DESCRIPTION, ownDescription } from "./plain-text";

/** Written by a bank or an app: references, masked numbers, UPI ids, parts between slashes. */
const NARRATION =
  /\b(upi|neft|imps|rtgs|pos|ach|nach|atm|atw|ecom)\b|\d{6}|[x*]{2}\d|\S@\S|\S\/\S+\/\S/i;

/** The description of a row. A text of the user stays as it is. */
export function describeRow(
  narration: string,
  format: TableFormat | undefined,
): { description: string; doubt?: string } {
  if (format?.isOwnExport) return describeOwn(removeApostrophe(narration));
  return format || NARRATION.test(narration)
    ? describePayment(narration)
    : describeOwn(narration);
}

function describeOwn(text: string): { description: string; doubt?: string } {
  const description = ownDescription(text);
  return description === ""
    ? { description: NO_DESCRIPTION, doubt: "The row has no description." }
    : { description };
}
