// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as write from "@/lib/browser/list/send-write";
vi.mock("@/lib/browser/list/send-write");

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const send = vi.mocked(write.sendListWrite);

let renewWeekly: (typeof import("./renew-list"))["renewWeekly"];

beforeEach(async () => {
  vi.resetModules();
  ({ renewWeekly } = await import("./renew-list"));
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  send.mockReset().mockResolvedValue(new Response());
});
afterEach(() => vi.useRealTimers());

it.each([undefined, "none", "gone", "one"])(
  "does not renew the list %s",
  async (list) => {
    await renewWeekly(list);
    expect(send).not.toHaveBeenCalled();
  },
);

it("renews a list once a week", async () => {
  await renewWeekly("list-a");
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/list",
    { method: "POST" },
    "list-a",
  );
  vi.advanceTimersByTime(6 * DAY_MS);
  await renewWeekly("list-a");
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2 * DAY_MS);
  await renewWeekly("list-a");
  expect(send).toHaveBeenCalledTimes(2);
});

it("renews another list at once, and one whose renewal has failed an hour later", async () => {
  send.mockRejectedValueOnce(new Error("Down."));
  await renewWeekly("list-a");
  await renewWeekly("list-a");
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HOUR_MS);
  await renewWeekly("list-a");
  await renewWeekly("list-b");
  expect(send).toHaveBeenCalledTimes(3);
});

it("sends one renewal where the browser stores nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("Full.");
  });
  await renewWeekly("list-a");
  await renewWeekly("list-a");
  expect(send).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
