// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, render } from "@testing-library/react";
import { createElement as h } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setShownList } from "@/lib/browser/api/list-ref";
import {
  ADD_AGAIN_HREF,
  isFilledByUrl,
  removePrefill,
  storeToAddAgain,
} from "@/lib/browser/expenses/add-address";
import * as known from "@/lib/browser/expenses/fetch-suggestions";
import { storePayeeWording } from "@/lib/browser/import/payee-wordings";
import { currentList } from "@/lib/browser/list/list-binding";
import {
  removeEntries,
  storeEntries,
} from "@/lib/browser/outbox/outbox-entries";
import { FIELD_NAMES } from "@/lib/domain/expenses/form-values";
import { asPaise } from "@/lib/domain/expenses/money";
import { outboxEntry } from "@/lib/testing/outbox-context";
import {
  type AddFormEvent,
  formValues,
  pressedExpenses,
  shownValues,
} from "./add-form";
import { useAddForm } from "./use-add-form";

vi.mock("@/lib/browser/expenses/fetch-suggestions");

const TODAY = "2026-11-22";
const TYPED = { date: "", category: "food", description: "Tea", amount: "" };
const EMPTY = { ...TYPED, category: "", description: "" };
const TEA = { category: "food", description: "Tea", amount: "5" };
const MESSAGE =
  "Sent Rs.450.00 From HDFC Bank A/C *1234 To SHARMA STORES On 20/11/26 Ref 612345678901";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T12:00:00`) });
  sessionStorage.clear();
  localStorage.clear();
  setShownList("list-a");
  vi.mocked(known.fetchSuggestions).mockReset().mockResolvedValue([]);
  history.replaceState(null, "", "/add");
});
afterEach(() => void vi.useRealTimers());

/** The screen at this address, in a page that has just been loaded. */
async function load(path = location.pathname + location.search) {
  history.replaceState(null, "", path);
  let hook: ReturnType<typeof useAddForm> | undefined;
  function Form() {
    hook = useAddForm();
    const values = shownValues(hook.form.fields);
    const control = (name: (typeof FIELD_NAMES)[number]) =>
      h("input", { key: name, name, value: values[name], readOnly: true });
    return h("form", { ref: hook.ref }, FIELD_NAMES.map(control));
  }
  const page = render(h(Form));
  await act(() => vi.dynamicImportSettled());
  const screen = () => {
    if (!hook) throw new Error("No form.");
    return hook;
  };
  const send = (event: AddFormEvent) => act(() => screen().dispatch(event));
  return {
    screen,
    send,
    unmount: page.unmount,
    values: () => formValues(screen().form.fields),
    type: (values: Partial<typeof TYPED>) => {
      for (const name of FIELD_NAMES) {
        const value = values[name];
        if (value === undefined) continue;
        const event = { type: "typed", name, value } as const;
        send({ ...event, suggestions: [], now: currentList() });
      }
    },
    add: () => {
      const expenses = [{ index: screen().form.active, key: "" }];
      send({ type: "added", expenses, now: currentList() });
      removePrefill();
    },
    write: async (text: string) => {
      send({ type: "text", text });
      await act(() => screen().reader.load());
    },
  };
}

describe("a draft", () => {
  it("restores what was typed, and the key of a failed press", async () => {
    const before = await load();
    before.type(TYPED);
    const { form } = before.screen();
    const expenses = pressedExpenses(form, "form", () => "k1");
    const now = currentList();
    before.send({ type: "pressed", source: "form", expenses, now });
    before.unmount();
    const { values, screen } = await load();
    expect(values()).toEqual(TYPED);
    expect(screen().form).toMatchObject({
      ...{ isRestored: true, isSending: false },
      submission: { attempts: [{ key: "k1", values: TYPED }] },
    });
  });

  it("restores what was typed before an update of the app", async () => {
    const draft = { values: TYPED, list: "list-a", attempt: { key: "k1" } };
    sessionStorage.setItem("expense-draft", JSON.stringify(draft));
    expect((await load()).values()).toEqual(TYPED);
  });

  it("is gone after the expense was added, or everything was emptied", async () => {
    const before = await load();
    before.type(TYPED);
    before.add();
    expect(sessionStorage.getItem("expense-draft")).toBeNull();
    before.type(TYPED);
    before.type(EMPTY);
    expect(sessionStorage.getItem("expense-draft")).toBeNull();
    before.unmount();
    const { values, screen } = await load();
    expect([values(), screen().form.isRestored]).toEqual([EMPTY, false]);
  });

  it("leaves the form to a URL that fills it, and stays stored", async () => {
    const before = await load();
    before.type(TYPED);
    before.unmount();
    const filled = await load("/add?amount=5");
    expect(filled.values()).toMatchObject({ amount: "5", description: "" });
    filled.type({ amount: "6" });
    filled.add();
    filled.unmount();
    expect((await load()).values()).toEqual(TYPED);
  });

  it("restores nothing in another list", async () => {
    const before = await load();
    before.type(TYPED);
    act(() => setShownList("list-b"));
    before.type({ amount: "5" });
    before.unmount();
    expect((await load()).values()).toEqual(EMPTY);
  });

  it("is discarded on request", async () => {
    const before = await load();
    before.type(TYPED);
    before.unmount();
    const { values, send, screen } = await load();
    send({ type: "discarded" });
    expect([values(), screen().form.isRestored]).toEqual([EMPTY, false]);
    expect(sessionStorage.getItem("expense-draft")).toBeNull();
  });

  it.each(["{}", '{"list":1}', '{"values":{},"attempts":[{}]}', "["])(
    "is not the stored text %s",
    async (text) => {
      sessionStorage.setItem("expense-draft", text);
      expect((await load()).values()).toEqual(EMPTY);
    },
  );
});

describe("the address", () => {
  it("fills the form, with today's date", async () => {
    const query = "category=food&description=Tea&amount=5&date=2020-01-01";
    const { values } = await load(`/add?${query}`);
    expect(values()).toEqual({ ...TEA, date: TODAY });
  });

  it("ignores a category that cannot be chosen, and names that are no field", async () => {
    const { values } = await load("/add?category=rent&send=1&other=1");
    expect(values()).toEqual({ ...EMPTY, date: TODAY });
  });

  it("fills the form with the expense to add again, until it was added", async () => {
    storeToAddAgain({ ...TEA, date: "2020-01-01" });
    expect((await load("/add")).values()).toEqual(EMPTY);
    for (const visit of ["first", "reloaded"]) {
      const { values, unmount } = await load(ADD_AGAIN_HREF);
      expect(values(), visit).toEqual({ ...TEA, date: TODAY });
      unmount();
    }
    expect(isFilledByUrl()).toBe(true);
    removePrefill();
    expect(location.pathname + location.hash).toBe("/add");
    expect((await load(ADD_AGAIN_HREF)).values()).toEqual(EMPTY);
  });

  it("fills the form with the expense to add again where storage is blocked", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    storeToAddAgain({ ...TEA, date: "2020-01-01" });
    const { values, unmount } = await load(ADD_AGAIN_HREF);
    expect(values()).toEqual({ ...TEA, date: TODAY });
    unmount();
    vi.unstubAllGlobals();
  });

  it("fills the form with the unsent expense to correct, and says so", async () => {
    const problem = { status: 409, code: "wrong_list" as const };
    const entry = outboxEntry("k1", {
      problem: { ...problem, fieldErrors: {} },
    });
    await storeEntries([entry]);
    const { values, screen } = await load("/add#correct=k1");
    await vi.waitFor(
      () => expect(values()).toMatchObject({ description: "Tea" }),
      5_000,
    );
    expect(screen().form.submission.correction).toEqual({
      key: "k1",
      text: "You are adding ‘Tea’, which was made for another list, to this one.",
    });
    await removeEntries(["k1"]);
  });
});

describe("the text of the box", () => {
  it("is read once its parsers are loaded, and again with more suggestions and wordings", async () => {
    storePayeeWording("list-a", "Sharma Stores", "Milk");
    setShownList(undefined);
    const { write, values, send } = await load();
    await write(MESSAGE);
    expect(values()).toMatchObject({ amount: "450", category: "" });
    vi.mocked(known.fetchSuggestions).mockResolvedValue([
      {
        ...{ description: "Milk", category: "food", count: 1 },
        ...{ amountPaise: asPaise(3000), weekdays: [1, 0, 0, 0, 0, 0, 0] },
      },
    ]);
    act(() => setShownList("list-a"));
    expect(values()).toMatchObject({ description: "Milk" });
    send({ type: "text", text: "" });
    expect(values()).toEqual(EMPTY);
  });

  it("is not stored", async () => {
    const { write } = await load();
    await write(MESSAGE);
    const stored = [{ ...localStorage }, { ...sessionStorage }];
    expect(JSON.stringify(stored)).not.toContain("HDFC Bank");
  });
});
