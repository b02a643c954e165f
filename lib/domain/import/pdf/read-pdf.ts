import {
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";
import { readTable } from "@/lib/domain/import/table/read-table";
import type { AppStatement } from "./apps/app-statement";
import { readBankStatement } from "./bank/bank-statement";
import { readGooglePay } from "./apps/google-pay";
import { openPdf } from "./open-pdf";
import { readPaytm } from "./apps/paytm";
import { readPhonePe } from "./apps/phonepe";
import { readSbiCard } from "./apps/sbi-card";
import { type TextLine, textLines } from "./text-lines";

const APPS: readonly ((
  lines: readonly TextLine[],
) => AppStatement | undefined)[] = [
  readPhonePe,
  readGooglePay,
  readPaytm,
  readSbiCard,
];

/** Reads the statement of a payment app, or one of a bank that has running balances. */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadOptions,
  onProgress: ReadProgress,
): Promise<Statement> {
  const lines = textLines(await openPdf(bytes, options, onProgress));
  if (lines.length === 0)
    throw new StatementError(
      "unsupported",
      "This PDF is a scan: it has pictures of pages, and no text. Download the statement itself, as CSV, Excel (XLSX) or PDF.",
    );
  for (const readApp of APPS) {
    const found = readApp(lines);
    if (found) return appStatement(found);
  }
  return readBankStatement(lines, options);
}

/** The columns of an app's PDF are known, so the user cannot choose them. */
function appStatement(app: AppStatement): Statement {
  const { table, warnings, doubts } = app;
  const { source, rows, ambiguousDate, ...read } = readTable(table, {});
  return {
    source: app.source ?? source,
    rows: rows.map((row) => {
      const doubt = doubts.get(row.line);
      return row.kind === "expense" && doubt !== undefined
        ? { ...row, doubt }
        : row;
    }),
    ambiguousDate,
    warnings: [...read.warnings, ...warnings],
  };
}
