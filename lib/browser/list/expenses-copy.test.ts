import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  forgetExpensesCopy,
  readExpensesCopy,
  storeExpensesCopy,
} from "./expenses-copy";
import type { ExpensesResponse } from "./expenses-response";

const response = (
  fields: Partial<ExpensesResponse> = {},
): ExpensesResponse => ({
  list: "list-a",
  etag: '"1"',
  isEditable: true,
  unreadableOnServer: 0,
  receivedAt: 1000,
  body: "[1]",
  ...fields,
});

beforeEach(forgetExpensesCopy);
afterEach(() => vi.restoreAllMocks());

it("gives the list that was stored last", async () => {
  expect(await readExpensesCopy()).toBeUndefined();
  await storeExpensesCopy(response());
  const last = response({ list: "list-b", etag: '"2"', body: "[2]" });
  await storeExpensesCopy(last);
  expect(await readExpensesCopy()).toEqual(last);
});

it("has the time of the last response, and does not write an unchanged body again", async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await storeExpensesCopy(response());
  expect(put).toHaveBeenCalledTimes(2);
  await storeExpensesCopy(response({ receivedAt: 2000 }));
  expect(put).toHaveBeenCalledTimes(3);
  expect(await readExpensesCopy()).toEqual(response({ receivedAt: 2000 }));
});

it("writes every body of an API without ETags", async () => {
  await storeExpensesCopy(response({ etag: null }));
  const last = response({ etag: null, body: "[2]" });
  await storeExpensesCopy(last);
  expect(await readExpensesCopy()).toEqual(last);
});

it("keeps the copy before as a whole when there is no space for another", async () => {
  await storeExpensesCopy(response());
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === "bodies")
      throw new DOMException("Full.", "QuotaExceededError");
    return put.apply(this, args);
  });
  await expect(
    storeExpensesCopy(response({ etag: '"2"', receivedAt: 2000, body: "[2]" })),
  ).rejects.toThrow("Full.");
  expect(await readExpensesCopy()).toEqual(response());
});

it("is removed", async () => {
  await storeExpensesCopy(response());
  await forgetExpensesCopy();
  expect(await readExpensesCopy()).toBeUndefined();
});
