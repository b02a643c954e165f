import type { Statement } from "@/lib/domain/import/statement";

/** One statement of several tables in one file, whose lines are counted through. */
export function joinStatements(
  first: Statement,
  others: readonly Statement[],
): Statement {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const { table, ...statement } = first;
  const ambiguous = all.find((one) => one.ambiguousDate);
  const headers = new Set(all.map((one) => JSON.stringify(one.table?.header)));
  return {
    ...statement,
    ...(ambiguous?.dateOrder && { dateOrder: ambiguous.dateOrder }),
    ...(ambiguous && { ambiguousDate: ambiguous.ambiguousDate }),
    rows: all.flatMap(({ rows }) => rows),
    warnings: all.flatMap(({ warnings }) => warnings),
    // Chosen columns are those of every table.
    ...(table && headers.size === 1 && { table }),
  };
}
