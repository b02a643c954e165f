import { isRecord } from "@/lib/domain/type-guards";
import { StatementError } from "@/lib/domain/import/statement";
import {
  checkRowCount,
  MAX_TABLE_COLUMNS,
  type Table,
  tableRow,
  tooManyColumns,
} from "@/lib/domain/import/table";

export function isJson(text: string): boolean {
  return /^\uFEFF?\s*(\[\s*[[{\]"\d]|\{\s*["}])/.test(text);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new StatementError(
      "unreadable",
      "This JSON file is damaged. Download it again.",
      { cause: error },
    );
  }
}

/** The elements of the array in a JSON file. */
export function elementsOf(json: unknown): unknown[] {
  if (!Array.isArray(json))
    throw new StatementError(
      "unsupported",
      "This JSON file is no export of expenses.",
    );
  checkRowCount(json.length);
  return json;
}

/** The table of these elements, whose header has the names of their fields. */
export function jsonTable(elements: readonly unknown[]): Table {
  const names = new Set<string>();
  for (const element of elements) {
    for (const name of Object.keys(fieldsOf(element))) names.add(name);
    if (names.size > MAX_TABLE_COLUMNS) throw tooManyColumns();
  }
  const header = [...names];
  const rows = elements.map((element) => {
    const fields = fieldsOf(element);
    return header.map((name) => textOf(fields[name]));
  });
  return [header, ...rows].flatMap(
    (cells, index) => tableRow(index, cells) ?? [],
  );
}

/** None for an element that is no object. */
export function fieldsOf(element: unknown): Record<string, unknown> {
  return isRecord(element) ? element : {};
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
