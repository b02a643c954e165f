import { isCategory } from "@/lib/domain/expenses/category";
import { readDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault, readRupees } from "@/lib/domain/expenses/money";
import { exportedRowKeys, importKeys } from "@/lib/domain/import/import-key";
import {
  NO_DESCRIPTION,
  ownDescription,
  plainText,
} from "@/lib/domain/import/cells/plain-text";
import {
  type Statement,
  StatementError,
  type StatementRow,
  type StatementWarning,
} from "@/lib/domain/import/statement";
import { MAX_TABLE_ROWS, tooManyRows } from "@/lib/domain/import/table";
import { isOwnId, OWN_SOURCE } from "./own-source";

export function isExportedJson(text: string): boolean {
  return /^\uFEFF?\s*(\[\s*[[{\]"\d]|\{\s*["}])/.test(text);
}

const FOREIGN_SIGNS: StatementWarning = {
  text: "This file was not made by this program: its amounts below 0 are left out as money coming in. Check that they are.",
};

/** Reads the JSON of an export, also without ids of this program. Each element is a row, counted from 1. */
export function readExportedJson(text: string): Statement {
  const keyOf = importKeys();
  const exportedKeyOf = exportedRowKeys();
  const rows = parseRows(text).map((row, index): StatementRow => {
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
    const id = isOwnId(ownId) ? ownId : "";
    return {
      kind: "expense",
      line,
      date,
      description,
      amountPaise,
      key:
        id === "" ? keyOf({ amountPaise, date, narration }) : exportedKeyOf(id),
      ...(isCategory(category)
        ? { category }
        : category !== "" && { tag: plainText(category) }),
      ...(id !== "" && { id }),
    };
  });
  const isForeign = rows.some((row) => row.kind === "expense" && !row.id);
  const hasMoneyIn = rows.some(
    (row) => row.kind === "left-out" && row.reason === "money-in",
  );
  return {
    source: OWN_SOURCE,
    rows,
    warnings: isForeign && hasMoneyIn ? [FOREIGN_SIGNS] : [],
    hasAmbiguousDates: false,
  };
}

function parseRows(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new StatementError(
      "unreadable",
      "This JSON file is damaged. Download it again.",
      { cause: error },
    );
  }
  if (!Array.isArray(json))
    throw new StatementError(
      "unsupported",
      "This JSON file is no export of expenses.",
    );
  if (json.length > MAX_TABLE_ROWS) throw tooManyRows();
  return json;
}

function fieldsOf(row: unknown): Record<string, unknown> {
  return typeof row === "object" && row !== null ? { ...row } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? String(value)
    : "";
}
