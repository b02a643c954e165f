import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import { ONE } from "@/lib/browser/api/list-ref";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Expense } from "@/lib/domain/expenses/expense";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import {
  importedRow,
  importedRows,
  importRows,
  openBrowser,
} from "@/lib/testing/imported-rows";
import { stubVisitorFetch } from "@/lib/testing/visitor-fetch";
import { readImports, readShareIds } from "./import-records";
import type { ShareChange } from "./share-changes";
import { undoImport } from "./undo-import";

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let visitor: Browser["visitor"];
let listText: Browser["listText"];

beforeEach(async () => {
  ({ visitor, listText } = await openBrowser("one"));
});

/** The expense of the row gets half of its amount. */
function half(number: number): ShareChange {
  const { key, ...fields } = importedRow(number);
  const before: Expense = { ...fields, _id: expenseIdOf(key) };
  const amountPaise = asPaise(before.amountPaise / 2);
  return { key: `share-${number}`, before, after: { ...before, amountPaise } };
}
const amounts = async () => {
  const list = JSON.parse(await listText()) as { amount: number }[];
  return list.map(({ amount }) => amount).sort();
};
const noUndo = { undoId: undefined };

it("changes what nobody has edited, and undoes it to the byte", async () => {
  await importRows(importedRows(3), ONE);
  const before = await listText();
  const shares = [half(0), half(2)];
  const { undoId = "", ...outcome } = await importRows([], ONE, { shares });
  expect(outcome).toMatchObject({ created: 0, shared: 2, left: 0 });
  expect(await amounts()).toEqual([0.5, 0.51, 1.01]);
  expect(await readShareIds(ONE)).toEqual(
    new Map(shares.map(({ key, after }) => [key, after._id])),
  );
  const [first] = await readImports(ONE);
  expect(first?.id).toBe(undoId);
  expect(await undoImport(undoId, ONE)).toEqual({
    removed: [],
    left: 0,
    wholeBills: 2,
  });
  expect(await listText()).toBe(before);
  expect(await readShareIds(ONE)).toEqual(new Map());
});

it("leaves what was edited or deleted before, and brings nothing back", async () => {
  await importRows(importedRows(3), ONE);
  const [edited, deleted] = [half(0), half(2)];
  await visitor.send("PUT", `/expenses/${edited.before._id}`, {
    body: { date: "2026-01-01", category: "food", description: "x", amount: 9 },
  });
  await visitor.send("DELETE", `/expenses/${deleted.before._id}`);
  const before = await listText();
  expect(
    await importRows([], ONE, { shares: [edited, deleted] }),
  ).toMatchObject({ shared: 0, left: 1, ...noUndo });
  expect(await listText()).toBe(before);
});

it("brings nothing back that is deleted between the comparison and the change", async () => {
  await importRows(importedRows(2), ONE);
  const { before, ...rest } = half(0);
  let isDeleted = false;
  stubVisitorFetch(visitor, async (path, send) => {
    if (path === `/expenses/${before._id}` && !isDeleted) {
      isDeleted = true;
      await visitor.send("DELETE", path);
    }
    return send();
  });
  const shares = [{ before, ...rest }];
  expect(await importRows([], ONE, { shares })).toMatchObject({ shared: 0 });
  expect(await amounts()).toEqual([1.01]);
});

it("puts the whole bill back whose change had no response, also in a second attempt", async () => {
  await importRows(importedRows(3), ONE);
  const before = await listText();
  const change = half(2);
  const isChange = (path: string) => path === `/expenses/${change.before._id}`;
  stubVisitorFetch(visitor, async (path, send) => {
    const response = await send();
    if (isChange(path)) throw new TypeError("Cut.");
    return response;
  });
  const outcome = await importRows([], ONE, { shares: [change] });
  expect(outcome).toMatchObject({ shared: 0, end: { error: {} } });
  expect(await amounts()).toContain(0.51);
  const [first] = await readImports(ONE);
  await expect(undoImport(first?.id ?? "", ONE)).rejects.toThrow("Cut.");
  stubVisitorFetch(visitor);
  expect(await undoImport(first?.id ?? "", ONE)).toMatchObject({
    wholeBills: 1,
    left: 0,
  });
  expect(await listText()).toBe(before);
});
