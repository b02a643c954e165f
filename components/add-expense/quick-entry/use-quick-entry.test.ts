// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  payeeWording,
  storePayeeWording,
} from "@/lib/browser/import/payee-wordings";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { useQuickEntry } from "./use-quick-entry";

const LIST = "list-a";
const MESSAGE =
  "Sent Rs.450.00 From HDFC Bank A/C *1234 To SHARMA STORES On 20/11/26 Ref 612345678901";

const onFill = vi.fn();
const onReplace = vi.fn();
const onTakeBack = vi.fn();
const typedFields = vi.fn();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onFill.mockReset();
  onReplace.mockReset();
  onTakeBack.mockReset();
  typedFields.mockReset().mockReturnValue([]);
});

const NONE: Suggestion[] = [];

async function renderBox() {
  const { result, rerender } = renderHook(
    (known: { suggestions: Suggestion[]; list: ListRef }) =>
      useQuickEntry({
        ...known,
        typedFields,
        onFill,
        onReplace,
        onTakeBack,
      }),
    { initialProps: { suggestions: NONE, list: LIST as ListRef } },
  );
  const box = () => result.current;
  const type = async (text: string) => {
    await act(async () => {
      box().change(text);
      await vi.dynamicImportSettled();
    });
  };
  return { box, type, rerender };
}

const values = (description: string) => ({
  date: "2026-11-20",
  category: "food",
  description,
  amount: "450",
});

it("fills the form as the text is typed, also with what was typed while the parsers load", async () => {
  const { type } = await renderBox();
  await type("12 chai");
  expect(onFill).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ amount: "12", description: "chai" }),
    undefined,
  );
  await type("120 chai");
  expect(onFill.mock.lastCall?.[0]).toMatchObject({ amount: "120" });
});

it("takes back what it has filled when the text is emptied or refused", async () => {
  const { box, type } = await renderBox();
  await type("12 chai");
  await type("");
  expect(onTakeBack).toHaveBeenCalledOnce();
  await type("123456 is your OTP for INR 500.00 at SHOP.");
  expect(box().entry.kind).toBe("refused");
  expect(onTakeBack).toHaveBeenCalledTimes(2);
  expect(onFill).toHaveBeenCalledOnce();
});

it("reports the key of a payment message", async () => {
  const { type } = await renderBox();
  await type(MESSAGE);
  expect(onFill.mock.lastCall?.[1]).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    payee: "Sharma Stores",
    amount: "450",
    date: "2026-11-20",
  });
});

it("learns how the user describes a payee, and uses it next time", async () => {
  const { box, type } = await renderBox();
  await type(MESSAGE);
  act(() => box().learn(values("Groceries "), LIST));
  expect(payeeWording(LIST, "Sharma Stores")).toBe("Groceries");
  await type("");
  await type(MESSAGE);
  expect(onFill.mock.lastCall?.[0]).toMatchObject({ description: "Groceries" });
});

it("reads the text again when the list and its suggestions are known", async () => {
  storePayeeWording(LIST, "Sharma Stores", "Milk");
  const milk = {
    description: "Milk",
    category: "food",
    amountPaise: asPaise(3000),
    count: 1,
    weekdays: [1, 0, 0, 0, 0, 0, 0],
  };
  const { box, type, rerender } = await renderBox();
  rerender({ suggestions: NONE, list: undefined });
  await type(MESSAGE);
  expect(onFill.mock.lastCall?.[0]).not.toHaveProperty("category");
  rerender({ suggestions: [milk], list: LIST });
  expect(onFill.mock.lastCall?.[0]).toMatchObject({
    description: "Milk",
    category: "food",
  });
  await type("12 chai\n40 metro");
  act(() => box().fillLine(1));
  rerender({ suggestions: NONE, list: LIST });
  expect(box().active).toBe(1);
  expect(onReplace.mock.lastCall?.[0]).toMatchObject({ description: "metro" });
});

it("changes nothing in the form when the suggestions are known before anything is typed", async () => {
  const { rerender } = await renderBox();
  rerender({ suggestions: [], list: LIST });
  expect(onFill).not.toHaveBeenCalled();
  expect(onTakeBack).not.toHaveBeenCalled();
});

it("learns nothing from a typed line", async () => {
  const { box, type } = await renderBox();
  await type("12 chai");
  act(() => box().learn(values("Tea"), LIST));
  expect(localStorage).toHaveLength(0);
});

it("fills the form with the first of several lines, with a chosen one, and with the next", async () => {
  const { box, type } = await renderBox();
  await type("12 chai\n\n40 metro\n30 xerox");
  expect(onFill.mock.lastCall?.[0]).toMatchObject({ description: "chai" });
  act(() => box().fillLine(1));
  expect(box().active).toBe(1);
  expect(onReplace.mock.lastCall?.[0]).toMatchObject({ description: "metro" });
  act(() => box().removeLines([box().active]));
  expect(box().text).toBe("12 chai\n30 xerox");
  expect(box().active).toBe(0);
  expect(onReplace.mock.lastCall?.[0]).toMatchObject({ description: "chai" });
  act(() => box().removeLines([0, 1]));
  expect([box().text, box().entry.kind]).toEqual(["", "unknown"]);
});

it("stores nothing of the text", async () => {
  const { box, type } = await renderBox();
  await type(MESSAGE);
  act(() => box().learn(values("Sharma Stores"), LIST));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it("leaves the form that has another amount, and its text until that was added", async () => {
  const { box, type } = await renderBox();
  typedFields.mockReturnValue(["amount"]);
  await type(MESSAGE);
  expect(onFill).not.toHaveBeenCalled();
  expect([box().active, box().typed]).toEqual([-1, ["amount"]]);
  act(() => box().learn(values("Rent"), LIST));
  expect(localStorage).toHaveLength(0);
  typedFields.mockReturnValue([]);
  act(() => box().removeLines([box().active]));
  expect(box().text).toBe(MESSAGE);
  expect(onFill).toHaveBeenCalledOnce();
  act(() => box().removeLines([box().active]));
  expect(box().text).toBe("");
});

it("fills the form instead of what was typed, if the user wants that", async () => {
  const { box, type } = await renderBox();
  typedFields.mockReturnValue(["amount", "description"]);
  await type(MESSAGE);
  act(() => box().fillLine(0));
  expect(onReplace).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ amount: "450" }),
    expect.objectContaining({ payee: "Sharma Stores" }),
  );
  expect([box().active, box().typed]).toEqual([0, []]);
});

it("learns nothing from a description that was typed before the message", async () => {
  const { box, type } = await renderBox();
  typedFields.mockReturnValue(["description"]);
  await type(MESSAGE);
  expect(onFill).toHaveBeenCalledOnce();
  act(() => box().learn(values("Rent"), LIST));
  expect(localStorage).toHaveLength(0);
});

it("has a typed date rather than today, but not rather than the date of a message", async () => {
  const { box, type } = await renderBox();
  typedFields.mockReturnValue(["date"]);
  await type("12 chai");
  expect(box().active).toBe(0);
  await type(MESSAGE);
  expect(box().active).toBe(-1);
});

it("has no line of a list in a form with anything else", async () => {
  const { box, type } = await renderBox();
  typedFields.mockReturnValue(["description"]);
  await type("12 chai\n40 metro");
  expect(box().active).toBe(-1);
  expect(onFill).not.toHaveBeenCalled();
  act(() => box().fillLine(1));
  expect(box().active).toBe(1);
});

it("keeps a correction with its line", async () => {
  const { box, type, rerender } = await renderBox();
  await type("12 chai\n40 metro");
  const corrected = { ...values("tea"), amount: "15" };
  act(() => box().correct(corrected));
  act(() => box().fillLine(1));
  expect(onReplace.mock.lastCall?.[0]).toMatchObject({ amount: "40" });
  expect(box().entry).toMatchObject({
    lines: [{ values: corrected }, { values: { description: "metro" } }],
  });
  rerender({ suggestions: [], list: LIST });
  act(() => box().removeLines([1]));
  expect(box().text).toBe("12 chai");
  expect(onReplace.mock.lastCall?.[0]).toEqual(corrected);
});

it("keeps the corrections when other lines are removed", async () => {
  const { box, type } = await renderBox();
  await type("30 xerox\n12 chai\n40 metro");
  act(() => box().fillLine(1));
  act(() => box().correct(values("tea")));
  act(() => box().removeLines([0]));
  expect(onReplace.mock.lastCall?.[0]).toEqual(values("tea"));
});

it("leaves a list of lines that have no amount yet", async () => {
  const { box, type } = await renderBox();
  await type("12 chai\nrent\ndinner");
  act(() => box().removeLines([0]));
  expect(box().text).toBe("rent\ndinner");
  expect(box().entry).toMatchObject({
    kind: "several",
    outcome: "2 expenses, 2 incomplete. Check them, then add them.",
  });
});

it("removes whole messages", async () => {
  const { box, type } = await renderBox();
  const other =
    "Rs.80 debited from A/c XX12 to TEA STALL on 19-11-26. UPI Ref 612345678902";
  await type(`${MESSAGE}\n${other}`);
  expect(box().entry.kind).toBe("several");
  act(() => box().learn(values("Groceries"), LIST));
  expect(payeeWording(LIST, "Sharma Stores")).toBe("Groceries");
  act(() => box().removeLines([0]));
  expect(box().text).toBe(other);
  expect(onFill.mock.lastCall?.[1]).toMatchObject({ payee: "Tea Stall" });
});
