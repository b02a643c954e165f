import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetListCopy, readListCopy, storeListCopy } from "./list-copy";
import type { ListResponse } from "./list-response";

const response = (fields: Partial<ListResponse> = {}): ListResponse => ({
  list: "list-a",
  etag: '"1"',
  isEditable: true,
  unreadableOnServer: 0,
  receivedAt: 1000,
  body: "[1]",
  ...fields,
});

beforeEach(forgetListCopy);
afterEach(() => vi.restoreAllMocks());

it("gives the list that was stored last", async () => {
  expect(await readListCopy()).toBeUndefined();
  await storeListCopy(response());
  const last = response({ list: "list-b", etag: '"2"', body: "[2]" });
  await storeListCopy(last);
  expect(await readListCopy()).toEqual(last);
});

it("has the time of the last response, and does not write an unchanged body again", async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await storeListCopy(response());
  expect(put).toHaveBeenCalledTimes(2);
  await storeListCopy(response({ receivedAt: 2000 }));
  expect(put).toHaveBeenCalledTimes(3);
  expect(await readListCopy()).toEqual(response({ receivedAt: 2000 }));
});

it("writes every body of an API without ETags", async () => {
  await storeListCopy(response({ etag: null }));
  const last = response({ etag: null, body: "[2]" });
  await storeListCopy(last);
  expect(await readListCopy()).toEqual(last);
});

it("keeps the copy before as a whole when there is no space for another", async () => {
  await storeListCopy(response());
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
    storeListCopy(response({ etag: '"2"', receivedAt: 2000, body: "[2]" })),
  ).rejects.toThrow("Full.");
  expect(await readListCopy()).toEqual(response());
});

it("is removed", async () => {
  await storeListCopy(response());
  await forgetListCopy();
  expect(await readListCopy()).toBeUndefined();
});
