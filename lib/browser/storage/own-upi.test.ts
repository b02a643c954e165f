// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const KEY = "upi";
const ASHA = { id: "asha@okbank", name: "Asha K" };

const load = () => import("./own-upi");

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it("is there after the page was closed, until it is removed", async () => {
  const { ownUpi, setOwnUpi } = await load();
  expect(ownUpi.get()).toBeUndefined();
  expect(setOwnUpi(ASHA)).toBe(true);
  vi.resetModules();
  const next = await load();
  expect(next.ownUpi.get()).toEqual(ASHA);
  next.setOwnUpi(undefined);
  expect(localStorage).toHaveLength(0);
});

it.each(['{"id":"asha","name":"Asha"}', '{"id":"asha@okbank"}', "[]", "{"])(
  "is not there when %s is stored",
  async (stored) => {
    localStorage.setItem(KEY, stored);
    expect((await load()).ownUpi.get()).toBeUndefined();
  },
);

it("follows what another tab stores", async () => {
  const { ownUpi } = await load();
  localStorage.setItem(KEY, JSON.stringify(ASHA));
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(ownUpi.get()).toBeUndefined();
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(ownUpi.get()).toEqual(ASHA);
});

it("is known until the page is closed where the storage is blocked", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  const { ownUpi, setOwnUpi } = await load();
  expect(setOwnUpi(ASHA)).toBe(false);
  expect(ownUpi.get()).toEqual(ASHA);
});
