// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "@/lib/browser/import/send-batch";
import { newLunch } from "@/lib/testing/sample-expenses";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { useKeyChecks } from "./use-key-checks";

vi.mock("@/lib/browser/import/send-batch");

const send = vi.mocked(api.sendBatch);
const { date, description, amountPaise } = newLunch;

const rowsTo = (count: number): PreviewRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `file:${index}`,
    fileId: "file",
    category: "food",
    payee: "LUNCH",
    found: {
      kind: "expense",
      line: index,
      key: `key-${index}`,
      date,
      description,
      amountPaise,
    },
  }));

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  send.mockReset().mockImplementation(async ({ rows }) => ({
    list: "list-a",
    results: rows.map(({ key }) => ({
      id: key,
      status: key === "key-1" ? "exists" : "new",
    })),
  }));
});

type Props = { rows: PreviewRow[]; list: string; canCheck: boolean };
const open = (initialProps: Props) =>
  renderHook(
    ({ rows, list, canCheck }: Props) => useKeyChecks(rows, list, canCheck),
    {
      initialProps,
    },
  );

it("asks for each key once, in calls of 500, without storing", async () => {
  const rows = rowsTo(600);
  const { result, rerender } = open({ rows, list: "list-a", canCheck: true });
  await waitFor(() => expect(result.current.checks.size).toBe(600));
  expect(result.current.checks.get("key-1")).toBe("exists");
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.lastCall?.[2]).toEqual({ dryRun: true });
  rerender({ rows: rowsTo(601), list: "list-a", canCheck: true });
  await waitFor(() => expect(result.current.checks.size).toBe(601));
  expect(send).toHaveBeenCalledTimes(3);
  expect(send.mock.lastCall?.[0].rows).toHaveLength(1);
});

it("asks nothing of an outside host", async () => {
  const { result } = open({ rows: rowsTo(2), list: "", canCheck: false });
  await waitFor(() =>
    expect([...result.current.checks.values()]).toEqual(["new", "new"]),
  );
  expect(send).not.toHaveBeenCalled();
});

it("can be repeated after an error", async () => {
  send.mockRejectedValueOnce(new Error("Down."));
  const { result } = open({ rows: rowsTo(2), list: "a", canCheck: true });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.checks.size).toBe(0);
  act(() => result.current.checkAgain());
  await waitFor(() => expect(result.current.checks.size).toBe(2));
  expect(result.current.hasFailed).toBe(false);
});

it("sends nothing without a list, also after the first import has made it, and asks another list", async () => {
  const rows = rowsTo(2);
  const { result, rerender } = open({ rows, list: "none", canCheck: true });
  await waitFor(() => expect(result.current.checks.size).toBe(2));
  rerender({ rows, list: "list-a", canCheck: true });
  await act(async () => {});
  expect(send).not.toHaveBeenCalled();
  rerender({ rows, list: "list-b", canCheck: true });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.[1]).toBe("list-b");
});

it("does not ask again for the rows of a call that was under way when a file was added", async () => {
  let respond = () => {};
  send.mockImplementationOnce(
    ({ rows }) =>
      new Promise((resolve) => {
        respond = () =>
          resolve({
            list: "list-a",
            results: rows.map(({ key }) => ({ id: key, status: "exists" })),
          });
      }),
  );
  const rows = rowsTo(2);
  const { result, rerender } = open({ rows, list: "list-a", canCheck: true });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  respond();
  rerender({ rows: rowsTo(3), list: "list-a", canCheck: true });
  await waitFor(() => expect(result.current.checks.size).toBe(3));
  await act(async () => {});
  rerender({ rows: rowsTo(4), list: "list-a", canCheck: true });
  await waitFor(() => expect(result.current.checks.size).toBe(4));
  expect(send.mock.lastCall?.[0].rows.map(({ key }) => key)).toEqual(["key-3"]);
});
