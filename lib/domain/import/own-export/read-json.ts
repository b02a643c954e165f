import { isCategory } from "@/lib/domain/expenses/category";
import { readDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault, readRupees } from "@/lib/domain/expenses/money";
import { exportedRowKey, importKeys } from "@/lib/domain/import/import-key";
import {
  NO_DESCRIPTION,
  ownDescription,
  plainText,
} from "@/lib/domain/import/cells/plain-text";
import { fieldsOf } from "@/lib/domain/import/files/json-table";
import type { Statement, StatementRow } from "@/lib/domain/import/statement";
import { isOwnId, OWN_SOURCE } from "./own-source";

/** Whether one of these elements has an id of this program. */
export function isOwnJson(elements: readonly unknown[]): boolean {
  return (
    elements.length === 0 ||
    elements.some((element) => isOwnId(textOf(fieldsOf(element)["_id"])))
  );
}

/** Reads the elements of an export. */
export function readExportedJson(elements: readonly unknown[]): Statement {
  const rows = exportedRows(elements, isOwnId);
  return { source: OWN_SOURCE, rows, warnings: [] };
}

/** The elements of an export. Each one is a row, counted from 1. */
export function exportedRows(
  elements: readonly unknown[],
  isId: (text: string) => boolean,
): StatementRow[] {
  const keyOf = importKeys();
  return elements.map((row, index): StatementRow => {
    const fields = fieldsOf(row);
    const line = index + 1;
    const date = readDate(fields["date"]);
    const amountPaise = readRupees(fields["amount"]);
    if (!date || amountPaise === undefined || amountFault(amountPaise))
      return {
        kind: "left-out",
        line,
        reason:
          date && amountPaise !== undefined && amountPaise <= 0
            ? amountPaise < 0
              ? "money-in"
              : "no-amount"
            : "unreadable",
        text: plainText(textOf(fields["description"]) || JSON.stringify(row)),
        ...(date && { date }),
      };
    const narration = textOf(fields["description"]);
    const description = ownDescription(narration) || NO_DESCRIPTION;
    const category = textOf(fields["category"]).trim().toLowerCase();
    const ownId = textOf(fields["_id"]);
    const id = isId(ownId) ? ownId : "";
    return {
      kind: "expense",
      line,
      date,
      description,
      amountPaise,
      key:
        id === ""
          ? keyOf({ amountPaise, date, narration })
          : exportedRowKey(id),
      ...(isCategory(category)
        ? { category }
        : category !== "" && { tag: plainText(category) }),
      ...(id !== "" && { id }),
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? String(value)
    : "";
}
