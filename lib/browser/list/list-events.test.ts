// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { onListEvent, publishListEvent } from "./list-events";
import { lunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

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
    { kind: "removed", id: "1", list: 1 },
    { kind: "switched", list: 1 },
    { kind: "added", expense: lunch },
    { kind: "put", expense: lunch, list: LIST },
    { kind: "removed", id: "1", list: LIST },
    { kind: "switched", list: LIST },
    { kind: "stale" },
  ])
    otherTab.postMessage(message);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(4), 5_000);
  expect(listener.mock.calls).toEqual([
    [{ kind: "put", expense: lunch, list: LIST }, true],
    [{ kind: "removed", id: "1", list: LIST }, true],
    [{ kind: "switched", list: LIST }, true],
    [{ kind: "stale" }, true],
  ]);
  otherTab.close();
  remove();
});
