// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  type ListEvent,
  onListEvent,
  publishListEvent,
} from "@/lib/browser/list/list-events";
import { lunch } from "@/lib/testing/sample-expenses";
import { useAddedState } from "./use-added-state";

const LIST = "list-a";
const ADDED = { id: lunch._id, list: LIST };
const OTHER = { id: "other", list: LIST };

const renderAdded = () =>
  renderHook(() => useAddedState([ADDED, OTHER])).result;

const put = (list: string): ListEvent => ({
  kind: "put",
  expense: lunch,
  list,
});

it("knows what is left after this tab has removed one", () => {
  const added = renderAdded();
  act(() => publishListEvent({ kind: "removed", ...ADDED }));
  expect(added.current).toEqual({ left: [OTHER], isChanged: false });
});

it.each<[string, ListEvent, object]>([
  ["changed", put(LIST), { left: [ADDED, OTHER], isChanged: true }],
  ["removed", { kind: "removed", ...ADDED }, { left: [OTHER] }],
  ["left alone", put("list-b"), { left: [ADDED, OTHER], isChanged: false }],
])("knows that another tab has %s one", async (_, event, state) => {
  const added = renderAdded();
  const otherTab = new BroadcastChannel("expenses");
  await act(
    () =>
      new Promise<void>((resolve) => {
        onListEvent(() => resolve());
        otherTab.postMessage(event);
      }),
  );
  otherTab.close();
  expect(added.current).toMatchObject(state);
});
