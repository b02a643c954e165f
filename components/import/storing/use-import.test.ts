// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { JoinedListError } from "@/lib/browser/api/api-error";
import * as api from "@/lib/browser/import/import-expenses";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";
import { setShownList } from "@/lib/browser/api/list-ref";
import { lastJoin, recordJoin } from "@/lib/browser/list/last-join";
import { useImport } from "./use-import";

vi.mock("@/lib/browser/import/import-expenses");

const importExpenses = vi.mocked(api.importExpenses);
const outcome: ImportOutcome = {
  created: 0,
  existed: 0,
  replaced: 0,
  shared: 0,
  left: 0,
  list: "list-a",
  undoId: undefined,
  end: "complete",
};

beforeEach(() => {
  localStorage.clear();
  setShownList(undefined);
  importExpenses.mockReset().mockResolvedValue(outcome);
  vi.spyOn(console, "error").mockReturnValue();
});

const render = () =>
  renderHook(() =>
    useImport({ isEditable: true, onKeys: vi.fn(), onStored: vi.fn() }),
  ).result;
const bindings = () =>
  importExpenses.mock.calls.map(([, { binding }]) => binding);

it("imports into the list that was shown when a file was chosen, until that was rejected", async () => {
  const result = render();
  setShownList("list-a");
  act(() => result.current.bind());
  setShownList("list-b");
  const error = new JoinedListError("POST /x");
  importExpenses.mockResolvedValueOnce({ ...outcome, end: { error } });
  await act(() => result.current.start([], []));
  await act(() => result.current.start([], []));
  expect(bindings()).toEqual([{ list: "list-a" }, { list: "list-b" }]);
});

it("names the join before the first file of a tab without a list", async () => {
  const result = render();
  setShownList("none");
  act(() => result.current.bind());
  const joinBefore = lastJoin();
  recordJoin();
  setShownList("list-b");
  await act(() => result.current.start([], []));
  await act(() => result.current.start([], []));
  expect(bindings()).toEqual([
    { list: "list-b", joinBefore },
    { list: "list-b" },
  ]);
});
