// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as write from "@/lib/client/send-write";
import { renewWeekly } from "./renew-list";

vi.mock("@/lib/client/send-write");

const DAY_MS = 24 * 60 * 60 * 1000;
const send = vi.mocked(write.sendListWrite);

beforeEach(() => {
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

it("renews another list, and one whose renewal has failed", async () => {
  send.mockRejectedValueOnce(new Error("Down."));
  await renewWeekly("list-a");
  await renewWeekly("list-a");
  await renewWeekly("list-b");
  expect(send).toHaveBeenCalledTimes(3);
});
