// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { recordJoin } from "@/lib/browser/list/last-join";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { lunch } from "@/lib/testing/sample-expenses";
import * as outbox from "@/lib/browser/outbox/use-outbox";
import { useUnsentExpenses } from "./use-unsent-expenses";

vi.mock("@/lib/browser/outbox/use-outbox");
const useOutbox = vi.mocked(outbox.useOutbox);

const entry = (key: string, rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ key, id: `id-${key}`, list: "list-a", at: 1, tries: 0 },
  values: {
    ...{ date: "2026-01-05", category: "food" },
    ...{ description: key, amount: "10" },
  },
  ...rest,
});

function unsentOf(entries: OutboxEntry[], list = "list-a", stored = [lunch]) {
  useOutbox.mockReturnValue(entries);
  const ready = { expenses: stored, unreadable: 0, isEditable: true, list };
  return renderHook(() => useUnsentExpenses(stored, ready)).result.current;
}

beforeEach(() => localStorage.clear());

it("adds the entries of the list at their date, with a label", () => {
  const { expenses, labels } = unsentOf([
    entry("tea"),
    entry("bad", { problem: { status: 400, fieldErrors: {} } }),
  ]);
  expect(expenses.map(({ _id }) => _id)).toEqual(["id-bad", "id-tea", "1"]);
  expect([...labels]).toEqual([
    ["id-tea", "Not sent yet"],
    ["id-bad", "Not added"],
  ]);
});

it("does not repeat an expense whose response was lost", () => {
  const { expenses, unsent } = unsentOf([entry("tea", { id: "1" })]);
  expect(expenses).toEqual([lunch]);
  expect(unsent.size).toBe(0);
});

it("leaves out the entries of another list", () => {
  expect(unsentOf([entry("tea")], "list-b").expenses).toEqual([lunch]);
});

it("adds those that were made before there was a list, unless one was joined since", () => {
  const unbound = entry("tea", { list: "none", joinBefore: "" });
  expect(unsentOf([unbound]).expenses).toHaveLength(2);
  recordJoin();
  expect(unsentOf([unbound]).expenses).toHaveLength(1);
});
