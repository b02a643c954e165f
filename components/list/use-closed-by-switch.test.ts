// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setShownList } from "@/lib/browser/api/list-ref";
import { useClosedBySwitch } from "./use-closed-by-switch";

it.each([
  ["an open dialog of another list", true, "list-b", 1],
  ["a closed dialog", false, "list-b", 0],
  ["an open dialog of the same list", true, "list-a", 0],
  ["an open dialog of a list that is gone", true, "gone", 0],
])("calls back for %s", (_, isOpen, listNow, calls) => {
  const onClosed = vi.fn();
  setShownList("list-a");
  const { rerender, unmount } = renderHook(
    (isOpen: boolean) => useClosedBySwitch(isOpen, "list-a", onClosed),
    { initialProps: !isOpen },
  );
  rerender(isOpen);
  setShownList(listNow);
  expect(onClosed).not.toHaveBeenCalled();
  unmount();
  expect(onClosed).toHaveBeenCalledTimes(calls);
});
