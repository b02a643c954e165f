import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { rowStates } from "@/components/import/rows/row-states";
import { ONE } from "@/lib/browser/api/list-ref";
import { readStatement } from "@/lib/domain/import/read-statement";
import type { FoundExpense } from "@/lib/domain/import/statement";
import { importRows, openBrowser } from "@/lib/testing/imported-rows";
import { readText } from "@/lib/testing/statement-files";

const BANK_FILE = [
  "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
  "13/10/26,UPI-CAFE-CAFE@YBL-YESB0000001-628512349000-UPI,0,13/10/26,100,,900",
  "14/10/26,POS SHOP B,0,14/10/26,50,,850",
  "14/10/26,POS SHOP B,0,14/10/26,50,,800",
].join("\n");

const expensesOf = ({ rows }: Awaited<ReturnType<typeof readStatement>>) =>
  rows.filter((row) => row.kind === "expense");

it("of expenses of a bank's file makes that file's rows exist, also after a second one", async () => {
  const { visitor, listText, listLength } = await openBrowser("one");
  const store = (rows: readonly FoundExpense[]) =>
    importRows(
      rows.map((row) => ({ ...row, category: "others" as const })),
      ONE,
    );
  await store(expensesOf(await readText(BANK_FILE)));
  for (let restores = 0; restores < 2; restores++) {
    const exported = await listText();
    await visitor.send("DELETE", "/list");
    await store(expensesOf(await readText(exported)));
    expect(await listLength()).toBe(3);
    const list = JSON.parse(await listText()) as { _id: string }[];
    const ids = new Set(list.map(({ _id }) => _id));
    const found = expensesOf(await readText(BANK_FILE));
    const rows = found.map((one) => ({
      id: one.key,
      file: "bank.csv",
      category: "others" as const,
      payee: "",
      found: one,
    }));
    const checks = new Map(found.map(({ key }) => [key, "new" as const]));
    expect(rowStates(rows, checks, ids)).toEqual(Array(3).fill("exists"));
  }
});
