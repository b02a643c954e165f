// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readFormValues } from "@/components/expense-form/read-form-values";
import * as device from "@/lib/browser/outbox/store-unsent";
import { fakeSendExpenses } from "@/lib/testing/fake-send-expenses";
import * as known from "@/lib/browser/expenses/fetch-suggestions";
import { asPaise } from "@/lib/domain/expenses/money";
import { setShownList } from "@/lib/browser/api/list-ref";
import {
  deleteEntries,
  storeEntries,
} from "@/lib/browser/outbox/outbox-entries";
import type { FieldName } from "./use-form-fill";
import { useAddScreen } from "./use-add-screen";

vi.mock("@/lib/browser/outbox/store-unsent", { spy: true });
vi.mock("@/lib/browser/outbox/send-expenses");
vi.mock("@/lib/browser/expenses/fetch-suggestions");

const addExpense = fakeSendExpenses();
const storeUnsent = vi.mocked(device.storeUnsent);
const MESSAGE =
  "Sent Rs.450.00 From HDFC Bank A/C *1234 To SHARMA STORES On 20/11/26 Ref 612345678901";
const RENT = {
  date: "2026-11-01",
  category: "others",
  description: "Rent",
  amount: "5000",
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setShownList("list-a");
  vi.mocked(known.fetchSuggestions).mockResolvedValue([]);
  storeUnsent.mockReset().mockResolvedValue();
  addExpense.mockReset().mockImplementation(async () => ({
    kind: "stored",
    id: crypto.randomUUID(),
    list: "list-a",
    isReplay: false,
  }));
  vi.stubGlobal("alert", vi.fn());
});

async function renderScreen() {
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = `<input name="date" /><select name="category"><option value=""></option>
    <option>food</option><option>travel</option><option>others</option></select>
    <input name="description" /><input name="amount" /><button type="submit"></button>`;
  const { result, unmount } = renderHook(() =>
    useAddScreen({ current: form }, { current: null }),
  );
  form.onsubmit = (event) =>
    result.current.submit(
      event as unknown as Parameters<typeof result.current.submit>[0],
    );
  const settle = () => act(() => vi.dynamicImportSettled());
  await settle();
  return {
    screen: () => result.current,
    values: () => readFormValues(form),
    type: (values: Partial<Record<FieldName, string>>) =>
      act(() => {
        for (const [name, value] of Object.entries(values)) {
          const field = form.elements.namedItem(name) as HTMLInputElement;
          field.value = value;
          result.current.handleInput(name);
        }
      }),
    paste: async (text: string) => {
      act(() => result.current.changeText(text));
      await settle();
    },
    add: () => act(async () => form.requestSubmit()),
    reload: () => {
      unmount();
      form.remove();
      return renderScreen();
    },
  };
}

const CHAI = {
  description: "chai",
  category: "food",
  amountPaise: asPaise(1200),
  count: 1,
  weekdays: [1, 0, 0, 0, 0, 0, 0],
};

const sent = () => addExpense.mock.calls.map(([values]) => values);
const keys = () => addExpense.mock.calls.map(([, key]) => key);

it("adds what was typed, and then fills the form with the first line of the box", async () => {
  const { screen, values, type, paste, add } = await renderScreen();
  await type(RENT);
  await paste("12 chai\n40 metro");
  expect(values()).toEqual(RENT);
  await add();
  expect(sent()).toEqual([RENT]);
  expect(screen().quickEntry.text).toBe("12 chai\n40 metro");
  expect(values()).toMatchObject({ description: "chai", amount: "12" });
});

it("adds all lines with their own values, and leaves what was typed", async () => {
  const { screen, values, type, paste, reload } = await renderScreen();
  await type(RENT);
  await paste("12 chai\n40 metro");
  await act(() => screen().addAllLines());
  expect(sent().map(({ amount }) => amount)).toEqual(["12", "40"]);
  expect([values(), screen().quickEntry.text]).toEqual([RENT, ""]);
  const reloaded = await reload();
  expect(reloaded.values()).toEqual(RENT);
});

it("adds a corrected line as it was corrected, whichever line is in the form", async () => {
  const { screen, values, type, paste } = await renderScreen();
  await paste("12 chai\n40 metro");
  await type({ amount: "15" });
  act(() => screen().quickEntry.fillLine(1));
  expect(values()).toMatchObject({ description: "metro", amount: "40" });
  await act(() => screen().addAllLines());
  expect(sent()).toMatchObject([
    { description: "chai", amount: "15" },
    { description: "metro", amount: "40" },
  ]);
});

it("keeps lines that could not be sent as they were corrected, and leaves what was typed", async () => {
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(console, "error").mockReturnValue();
  const { screen, values, type, paste, reload } = await renderScreen();
  await paste("12 chai\n40 metro");
  await type({ amount: "15" });
  act(() => screen().quickEntry.fillLine(1));
  await act(() => screen().addAllLines());
  expect(screen().add.problem).toBe("unsent");
  await act(() => screen().keep());
  expect(storeUnsent.mock.lastCall?.[0]).toMatchObject([
    { values: { description: "chai", amount: "15" }, key: keys()[0] },
    { values: { description: "metro", amount: "40" } },
  ]);
  expect([values().amount, screen().quickEntry.text]).toEqual(["", ""]);
  await type(RENT);
  await paste("12 chai\n40 metro");
  await act(() => screen().addAllLines());
  await act(() => screen().keep());
  expect(values()).toEqual(RENT);
  expect((await reload()).values()).toEqual(RENT);
});

it("gives a typed expense neither the key nor the payee of a message", async () => {
  const { screen, type, paste, add } = await renderScreen();
  await type(RENT);
  await paste(MESSAGE);
  await add();
  expect(keys()[0]).not.toMatch(/^[0-9a-f]{64}$/);
  expect(localStorage.getItem("payee-wordings")).toBeNull();
  act(() => screen().quickEntry.fillLine(0));
  await type({ category: "food" });
  await add();
  expect(keys()[1]).toMatch(/^[0-9a-f]{64}$/);
  expect(screen().quickEntry.text).toBe("");
});

it("keeps the key of a restored message when another text was in the box", async () => {
  const first = await renderScreen();
  await first.paste(MESSAGE);
  await first.type({ category: "food" });
  const { values, paste, add } = await first.reload();
  expect(values()).toMatchObject({ amount: "450" });
  await paste("12 chai");
  await paste("");
  await add();
  await paste(MESSAGE);
  await add();
  expect(keys()[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

it("empties only what the box has filled, not a usual expense", async () => {
  const { screen, values, paste } = await renderScreen();
  act(() => screen().choose(CHAI));
  await paste("40 metro");
  expect(values()).toMatchObject({ description: "metro" });
  await paste("");
  expect(values()).toMatchObject({ description: "chai", amount: "12" });
});

describe("an unsent expense that is corrected", () => {
  beforeEach(async () => {
    const problem = {
      status: 409,
      code: "wrong_list",
      fieldErrors: {},
    } as const;
    const entry = { key: "unsent", id: "1", list: "list-b", at: 1, tries: 0 };
    await storeEntries([{ ...entry, values: RENT, problem }]);
    location.hash = "#correct=unsent";
    return async () => {
      history.replaceState(null, "", location.pathname);
      await deleteEntries(["unsent"]);
    };
  });

  async function renderCorrection() {
    const rendered = await renderScreen();
    await vi.waitFor(
      () => expect(rendered.screen().correctionText).toContain("‘Rent’"),
      5_000,
    );
    return rendered;
  }

  it("keeps its key with other values", async () => {
    const { screen, values, type, add } = await renderCorrection();
    expect(values()).toEqual(RENT);
    await type({ amount: "500", description: "Rent of May" });
    expect(screen().correctionText).toContain("‘Rent’");
    await add();
    expect(keys()).toEqual(["unsent"]);
    expect(screen().correctionText).toBeUndefined();
  });

  it("does not give its key to what the box fills", async () => {
    const { screen, type, paste, add } = await renderCorrection();
    await paste("50 completely other");
    expect(screen().correctionText).toContain("‘Rent’");
    act(() => screen().quickEntry.fillLine(0));
    expect(screen().correctionText).toBeUndefined();
    await type({ category: "food" });
    await add();
    expect(sent()).toMatchObject([{ description: "completely other" }]);
    expect(keys()).not.toContain("unsent");
  });

  it("does not give its key to values that are typed after it was emptied", async () => {
    const { screen, type, add } = await renderCorrection();
    await type({ description: "", amount: "" });
    expect(screen().correctionText).toBeUndefined();
    await type({ description: "Other", amount: "50" });
    await add();
    expect(keys()).not.toContain("unsent");
  });

  it("does not give its key to a usual expense", async () => {
    const { screen, add } = await renderCorrection();
    act(() => screen().choose(CHAI));
    expect(screen().correctionText).toBeUndefined();
    await add();
    expect(keys()).not.toContain("unsent");
  });

  it("does not give its key to a message of a payment of the same amount", async () => {
    const { screen, type, paste, add } = await renderCorrection();
    await type({ amount: "450", date: "2026-11-20" });
    await paste(MESSAGE);
    expect(screen().correctionText).toBeUndefined();
    await add();
    expect(keys()[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
