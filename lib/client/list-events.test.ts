// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { onListEvent, publishListEvent } from "./list-events";
import { lunch } from "@/lib/testing/sample-expenses";

it("passes an event to the listeners of this tab until they are removed", () => {
  const listener = vi.fn();
  const remove = onListEvent(listener);
  publishListEvent({ kind: "stale" });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ kind: "stale" }, false);
  remove();
  publishListEvent({ kind: "stale" });
  expect(listener).toHaveBeenCalledOnce();
});

it("passes only valid messages of other tabs on", async () => {
  const listener = vi.fn();
  const remove = onListEvent(listener);
  const otherTab = new BroadcastChannel("expenses");
  for (const message of [
    "stale",
    null,
    { kind: "put" },
    { kind: "put", expense: { ...lunch, amountPaise: "99.50" } },
    { kind: "removed" },
    { kind: "added", expense: lunch },
    { kind: "put", expense: lunch },
    { kind: "removed", id: "1" },
    { kind: "stale" },
  ])
    otherTab.postMessage(message);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3));
  expect(listener.mock.calls).toEqual([
    [{ kind: "put", expense: lunch }, true],
    [{ kind: "removed", id: "1" }, true],
    [{ kind: "stale" }, true],
  ]);
  otherTab.close();
  remove();
});
