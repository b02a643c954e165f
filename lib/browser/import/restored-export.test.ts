import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { rowStates } from "@/components/import/rows/row-states";
import { ONE } from "@/lib/browser/api/list-ref";
import { readStatement } from "@/lib/domain/import/read-statement";
import type { FoundExpense } from "@/lib/domain/import/statement";
import { importRows, openBrowser } from "@/lib/testing/imported-rows";
import { readText } from "@/lib/testing/statement-files";
import { sendBatch } from "./send-batch";
import { splitBatches } from "./split-batches";

const BANK_FILE = [
  "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
  "13/10/26,UPI-CAFE-CAFE@YBL-YESB0000001-628512349000-UPI,0,13/10/26,100,,900",
  "14/10/26,POS SHOP B,0,14/10/26,50,,850",
  "14/10/26,POS SHOP B,0,14/10/26,50,,800",
].join("\n");

/** The rows of an export as an earlier version has stored them: under new ids. */
function withoutId(row: FoundExpense): FoundExpense {
  const stored = { ...row };
  delete stored.id;
  return stored;
}

const expensesOf = ({ rows }: Awaited<ReturnType<typeof readStatement>>) =>
  rows.filter((row) => row.kind === "expense");

const asImported = (row: FoundExpense) => ({
  ...row,
  category: "others" as const,
});

async function statesOf(found: readonly FoundExpense[], ids: Set<string>) {
  const [batch] = splitBatches(found.map(asImported));
  if (!batch) return [];
  const { results } = await sendBatch(batch, ONE, { dryRun: true });
  const checks = new Map(
    results.map(({ status }, index) => [
      found[index]?.key ?? "",
      status === "created" ? "new" : status,
    ]),
  );
  const rows = found.map((one) => ({
    id: one.key,
    fileId: "again",
    category: "others" as const,
    payee: "",
    found: one,
  }));
  return rowStates(rows, checks, ids);
}

it.each([
  ["this version", (row: FoundExpense) => row],
  ["an earlier version", withoutId],
])(
  "by %s of expenses of a bank's file makes the rows of both files exist, also after a second one",
  async (_, stored) => {
    const { visitor, listText, listLength } = await openBrowser("one");
    const store = (rows: readonly FoundExpense[]) =>
      importRows(rows.map(asImported), ONE);
    await store(expensesOf(await readText(BANK_FILE)));
    for (let restores = 0; restores < 2; restores++) {
      const exported = await listText();
      await visitor.send("DELETE", "/list");
      await store(expensesOf(await readText(exported)).map(stored));
      expect(await listLength()).toBe(3);
      const list = JSON.parse(await listText()) as { _id: string }[];
      const ids = new Set(list.map(({ _id }) => _id));
      for (const file of [BANK_FILE, exported]) {
        const found = expensesOf(await readText(file));
        expect(await statesOf(found, ids)).toEqual(Array(3).fill("exists"));
      }
    }
  },
);
