import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  EntryValues,
  ReadText,
} from "@/components/add-expense/quick-entry/entry";
import { entryOutcome } from "@/components/add-expense/quick-entry/entry-outcome";
import { readEntry } from "@/components/add-expense/quick-entry/read-entry";
import type { SplitValues } from "@/components/split/split-values";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { FIELD_NAMES } from "@/lib/domain/expenses/form-values";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { parseDate } from "@/lib/testing/parse-date";
import { propertyRuns } from "@/lib/testing/property-runs";
import {
  type AddForm,
  type AddFormEvent,
  addFormReducer,
  draftOf,
  EMPTY_FORM,
  formValues,
  pressedExpenses,
} from "./add-form";

const TODAY = "2026-11-21";
const MESSAGE =
  "Sent Rs.450.00 From HDFC Bank A/C *1234 To SHARMA STORES On 20/11/26 Ref 612345678901";
const OTHER_MESSAGE =
  "Rs.80 debited from A/c XX12 to TEA STALL on 19-11-26. UPI Ref 612345678902";
const EMPTY = { date: "", category: "", description: "", amount: "" };
const RENT = {
  date: "2026-11-01",
  category: "others",
  description: "Rent",
  amount: "5000",
};
const LIST_A: ListBinding = { list: "list-a", joinBefore: "" };
const NEW = "new-key";

const suggestion = (description: string, category: string): Suggestion => ({
  ...{ description, category, amountPaise: asPaise(1200), count: 1 },
  weekdays: [1, 0, 0, 0, 0, 0, 0],
});

/** The form with the events of a person, which reads the text of the box as the screen does. */
function openForm(start = EMPTY_FORM) {
  let form = start;
  let suggestions: readonly Suggestion[] = [];
  let now = LIST_A;
  const wordings = new Map<string, string>();
  const send = (event: AddFormEvent) => {
    form = addFormReducer(form, event);
    if (form.text !== form.entryText) read();
  };
  const read = () => {
    const { text } = form;
    const context = { today: parseDate(TODAY), suggestions };
    const wordingOf = (payee: string) => wordings.get(payee);
    const entry = readEntry(text, { ...context, wordingOf });
    const read: ReadText =
      text === ""
        ? { kind: "unknown", outcome: "" }
        : { ...entry, outcome: entryOutcome(entry) };
    form = addFormReducer(form, { type: "read", text, entry: read, now });
  };
  const inForm = () => pressedExpenses(form, "form", () => NEW)[0];
  const added = (...indices: number[]) =>
    send({
      ...{ type: "added", now },
      expenses: indices.map((index) => ({ index, key: inForm()?.key ?? "" })),
    });
  return {
    form: () => form,
    values: () => formValues(form.fields),
    inForm,
    key: () => inForm()?.key,
    send,
    wordings,
    moveToList: (list: string) => {
      now = { list, joinBefore: "" };
    },
    know: (known: readonly Suggestion[]) => {
      suggestions = known;
      read();
    },
    type: (values: EntryValues) => {
      for (const name of FIELD_NAMES) {
        const value = values[name];
        if (value !== undefined)
          send({ type: "typed", name, value, suggestions, now });
      }
    },
    write: (text: string) => send({ type: "text", text }),
    chooseLine: (index: number) => send({ type: "line-chosen", index, now }),
    chooseUsual: (values: EntryValues) =>
      send({ type: "usual-chosen", values, today: TODAY, now }),
    press: (key: string) => {
      const expenses = pressedExpenses(form, "form", () => key);
      send({ type: "pressed", source: "form", expenses, now });
    },
    add: () => added(form.active),
    addLines: added,
  };
}

describe("the box", () => {
  it("fills empty fields, as the text is typed", () => {
    const { write, values } = openForm();
    write("12 chai");
    expect(values()).toMatchObject({ amount: "12", description: "chai" });
    write("120 metro yesterday");
    expect(values()).toEqual({
      ...{ date: "2026-11-20", category: "travel", amount: "120" },
      description: "metro",
    });
  });

  it.each(["", "123456 is your OTP for INR 500.00 at SHOP."])(
    "takes back what it has filled: %j",
    (text) => {
      const { write, values, type } = openForm();
      type({ description: "Tea with Asha" });
      write("12 chai");
      write(text);
      expect(values()).toEqual({ ...EMPTY, description: "Tea with Asha" });
    },
  );

  it("leaves a field that was edited after it was filled, also an emptied one", () => {
    const { write, values, type } = openForm();
    write("120 chai");
    type({ amount: "125", description: "" });
    write("120 chai and toast");
    expect(values()).toMatchObject({ amount: "125", description: "" });
    write("");
    expect(values()).toEqual({ ...EMPTY, amount: "125" });
  });

  it("fills again what was edited and emptied, after it was emptied itself", () => {
    const { write, values, type } = openForm();
    write("120 chai");
    type({ amount: "" });
    write("");
    write("120 chai");
    expect(values()).toMatchObject({ amount: "120", description: "chai" });
  });

  it("takes nothing back of a form that was added", () => {
    const { write, values, add, type, form } = openForm();
    write("12 chai");
    add();
    expect([form().text, values()]).toEqual(["", EMPTY]);
    type({ amount: "120" });
    write("12 chai");
    write("");
    expect(values()).toEqual({ ...EMPTY, amount: "120" });
  });

  it("restores a usual expense when it is emptied", () => {
    const { chooseUsual, write, values, type } = openForm();
    chooseUsual({ description: "chai", category: "food", amount: "10" });
    write("40 metro");
    expect(values()).toMatchObject({ description: "metro", amount: "40" });
    write("");
    const chai = { date: TODAY, category: "food", description: "chai" };
    expect(values()).toEqual({ ...chai, amount: "10" });
    type({ amount: "12" });
    write("12 metro");
    write("");
    expect(values()).toEqual({ ...chai, amount: "12" });
  });

  it("leaves the form that has another amount, and fills it when that was added", () => {
    const { write, values, type, form, add } = openForm();
    type(RENT);
    write(MESSAGE);
    expect(values()).toEqual(RENT);
    expect(form()).toMatchObject({ active: -1 });
    expect(form().typed).toContain("amount");
    add();
    expect(values()).toMatchObject({ amount: "450", date: "2026-11-20" });
    expect(form()).toMatchObject({ text: MESSAGE, active: 0 });
    add();
    expect([form().text, values()]).toEqual(["", EMPTY]);
  });

  it("replaces what was typed, if the user wants that", () => {
    const { write, values, type, chooseLine, form } = openForm();
    type(RENT);
    write("12 chai");
    chooseLine(0);
    expect(values()).toMatchObject({ amount: "12", description: "chai" });
    expect(form()).toMatchObject({ active: 0, typed: [] });
  });

  it("has a typed date rather than today, but not rather than the date of a message", () => {
    const { write, type, form } = openForm();
    type({ date: "2026-11-01" });
    write("12 chai");
    expect([form().active, form().typed]).toEqual([0, ["date"]]);
    write(MESSAGE);
    expect(form().active).toBe(-1);
  });

  it("is read again when more is known for it", () => {
    const { write, wordings, know, values, form, chooseLine } = openForm();
    write(MESSAGE);
    wordings.set("Sharma Stores", "Milk");
    know([suggestion("Milk", "food")]);
    expect(values()).toMatchObject({ description: "Milk", category: "food" });
    write("12 chai\n40 metro");
    chooseLine(1);
    know([]);
    expect(form().active).toBe(1);
    expect(values()).toMatchObject({ description: "metro" });
  });

  it("changes nothing when more is known before anything is typed", () => {
    const { know, form } = openForm();
    know([suggestion("Milk", "food")]);
    expect(form()).toBe(EMPTY_FORM);
  });
});

describe("several lines", () => {
  it("fill the form with the first one, a chosen one, and the next one", () => {
    const { write, values, chooseLine, form, add, addLines } = openForm();
    write("12 chai\n\n40 metro\n30 xerox");
    expect(values()).toMatchObject({ description: "chai" });
    chooseLine(1);
    expect(form().active).toBe(1);
    expect(values()).toMatchObject({ description: "metro" });
    add();
    expect(form()).toMatchObject({ text: "12 chai\n30 xerox", active: 0 });
    expect(values()).toMatchObject({ description: "chai" });
    addLines(0, 1);
    expect([form().text, form().entry.kind]).toEqual(["", "unknown"]);
    expect(values()).toEqual(EMPTY);
  });

  it("are not in a form with anything else, until one is chosen", () => {
    const { write, values, type, chooseLine, form } = openForm();
    type({ description: "Rent" });
    write("12 chai\n40 metro");
    expect(form().active).toBe(-1);
    expect(values()).toEqual({ ...EMPTY, description: "Rent" });
    chooseLine(1);
    expect(values()).toMatchObject({ description: "metro" });
  });

  it("are added with what was typed besides left in the form", () => {
    const { write, values, type, addLines, form } = openForm();
    type(RENT);
    write("12 chai\n40 metro");
    addLines(0, 1);
    expect([values(), form().text]).toEqual([RENT, ""]);
  });

  it("keep their corrections, whichever line is in the form", () => {
    const { write, values, type, chooseLine, know, add, form } = openForm();
    write("12 chai\n40 metro");
    type({ amount: "15", description: "tea" });
    chooseLine(1);
    expect(values()).toMatchObject({ amount: "40" });
    know([]);
    expect(form().entry).toMatchObject({
      lines: [{ values: { amount: "15" } }, { values: { amount: "40" } }],
    });
    add();
    expect(form().text).toBe("12 chai");
    expect(values()).toMatchObject({ amount: "15", description: "tea" });
  });

  it("keep their corrections when others are added", () => {
    const { write, values, type, chooseLine, addLines } = openForm();
    write("30 xerox\n12 chai\n40 metro");
    chooseLine(1);
    type({ description: "tea" });
    addLines(0);
    expect(values()).toMatchObject({ description: "tea", amount: "12" });
  });

  it("stay several without an amount", () => {
    const { write, addLines, form } = openForm();
    write("12 chai\nrent\ndinner");
    addLines(0);
    expect(form()).toMatchObject({
      text: "rent\ndinner",
      entry: {
        kind: "several",
        outcome: "2 expenses, 2 incomplete. Check them, then add them.",
      },
    });
  });

  it("are removed as whole messages", () => {
    const { write, add, values, form, key } = openForm();
    write(`${MESSAGE}\n${OTHER_MESSAGE}`);
    expect(form().entry.kind).toBe("several");
    add();
    expect(form().text).toBe(OTHER_MESSAGE);
    expect(values()).toMatchObject({ description: "Tea Stall", amount: "80" });
    expect(key()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("the idempotency key", () => {
  it("is that of the last press for the same expense until it was added, and a new one for others", () => {
    const { type, press, key, add } = openForm();
    type(RENT);
    press("first");
    expect(key()).toBe("first");
    type({ amount: "12" });
    expect(key()).toBe(NEW);
    press("second");
    add();
    type({ ...RENT, amount: "5000.00" });
    expect(key()).toBe("first");
    add();
    type(RENT);
    expect(key()).toBe(NEW);
  });

  it("is that of a message for its amount and date, until the message is removed", () => {
    const { write, type, key, form, inForm } = openForm();
    write(MESSAGE);
    const ofMessage = key();
    expect(ofMessage).toMatch(/^[0-9a-f]{64}$/);
    type({ description: "Groceries", category: "food" });
    expect(key()).toBe(ofMessage);
    type({ amount: "12" });
    expect(key()).toBe(NEW);
    expect(inForm()?.keyOf).toBe("values");
    expect(draftOf(form(), LIST_A).payment).toBeUndefined();
    type({ amount: "450", date: "2026-11-19" });
    expect(key()).toBe(NEW);
    type({ date: "2026-11-20" });
    expect(key()).toBe(ofMessage);
    write("");
    expect(key()).toBe(NEW);
  });

  it("is not that of a message that the form does not have", () => {
    const { write, type, key } = openForm();
    type({ ...RENT, date: "2026-11-20" });
    write(MESSAGE);
    type({ amount: "450" });
    expect(key()).toBe(NEW);
  });

  it("of a restored message stays while the box has another text, until the values are replaced", () => {
    const before = openForm();
    before.write(MESSAGE);
    const draft = draftOf(before.form(), LIST_A);
    const { send, write, key, chooseUsual, values, type } = openForm();
    send({ type: "restored", draft });
    expect(values()).toEqual(draft.values);
    write("12 chai");
    write("");
    type({ description: "Groceries" });
    expect(key()).toBe(draft.payment?.key);
    chooseUsual({ description: "chai", category: "food", amount: "450" });
    expect(key()).toBe(NEW);
  });

  it("of a failed press and its list are restored", () => {
    const before = openForm();
    before.type(RENT);
    before.press("failed");
    const draft = draftOf(before.form(), LIST_A);
    const { send, key, form, values } = openForm();
    send({ type: "restored", draft });
    expect([values(), key()]).toEqual([RENT, "failed"]);
    expect(form().submission.binding).toEqual({ list: "list-a" });
    expect(form().isRestored).toBe(true);
  });
});

it("restores a draft around what was typed before the script was loaded", () => {
  const before = openForm();
  before.type(RENT);
  const { send, values } = openForm();
  send({ type: "opened", values: { ...EMPTY, description: "Tea" } });
  send({ type: "restored", draft: draftOf(before.form(), LIST_A) });
  expect(values()).toEqual({ ...RENT, description: "Tea" });
});

describe("an unsent expense that is corrected", () => {
  function openCorrection() {
    const form = openForm();
    const errors = { amount: "Too much." };
    const correcting = { type: "correcting", key: "unsent", errors } as const;
    form.send({ ...correcting, text: "Correcting.", values: RENT });
    return form;
  }

  it("has its key whatever is typed, and its errors", () => {
    const { values, type, key, form, inForm } = openCorrection();
    expect([values(), form().errors]).toEqual([RENT, { amount: "Too much." }]);
    type({ amount: "500", description: "Rent of May" });
    expect([key(), form().errors]).toEqual(["unsent", {}]);
    expect(inForm()?.keyOf).toBe("correction");
  });

  it.each<[string, (form: ReturnType<typeof openForm>) => void]>([
    ["was added", ({ add }) => add()],
    ["was emptied", ({ type }) => type({ description: "", amount: "" })],
    [
      "was replaced by a usual expense",
      ({ chooseUsual }) =>
        chooseUsual({ description: "chai", category: "food", amount: "12" }),
    ],
    ["was discarded", ({ send }) => send({ type: "discarded" })],
    [
      "was replaced by the box",
      ({ write, chooseLine }) => {
        write("50 other");
        chooseLine(0);
      },
    ],
    [
      "is the payment of a message",
      ({ write, type }) => {
        type({ amount: "450", date: "2026-11-20" });
        write(MESSAGE);
      },
    ],
  ])("gives its key to nothing else after it %s", (_, change) => {
    const opened = openCorrection();
    change(opened);
    expect(opened.form().submission.correction).toBeUndefined();
    expect(opened.key()).not.toBe("unsent");
  });

  it("stays when the box has another expense that is not in the form", () => {
    const { write, key, form } = openCorrection();
    write("50 completely other");
    expect(form().submission.correction?.text).toBe("Correcting.");
    expect(key()).toBe("unsent");
  });
});

describe("the category", () => {
  it("is the usual one of a description, until the user selects one", () => {
    const { know, type, values, form } = openForm();
    know([suggestion("Tea", "food"), suggestion("Rent", "rent")]);
    type({ description: "Tea" });
    expect([values().category, form().proposed]).toEqual(["food", "food"]);
    type({ description: "Teapot" });
    expect([values().category, form().proposed]).toEqual(["", ""]);
    // A category of an external API has no option.
    type({ description: "Rent" });
    expect([values().category, form().proposed]).toEqual(["", ""]);
    type({ description: "Tea", category: "travel" });
    type({ category: "travel" });
    type({ description: "Tea" });
    expect([values().category, form().proposed]).toEqual(["travel", ""]);
  });
});

describe("the list", () => {
  it("is that of the first input, until the press was rejected for it or was successful", () => {
    const { type, moveToList, send, form, add } = openForm();
    const list = () => form().submission.binding?.list;
    type({ amount: "5" });
    moveToList("list-b");
    type({ amount: "50" });
    expect(list()).toBe("list-a");
    send({ type: "failed", problem: "list_full" });
    expect(list()).toBe("list-a");
    send({ type: "failed", problem: "wrong_list", isListLost: true });
    expect(list()).toBeUndefined();
    type({ amount: "5" });
    expect(list()).toBe("list-b");
    send({ type: "list-started" });
    expect(list()).toBeUndefined();
    type({ amount: "50" });
    add();
    expect(list()).toBeUndefined();
  });
});

describe("a press", () => {
  it("empties the messages of the one before, and a failure keeps the values", () => {
    const { type, press, send, form, values } = openForm();
    type(RENT);
    send({
      type: "failed",
      problem: "can_be_stored",
      errors: { amount: "No." },
    });
    expect(form().errors).toEqual({ amount: "No." });
    press("k1");
    expect(form()).toMatchObject({
      ...{ errors: {}, problem: undefined },
      ...{ isSending: true, lastPress: "form" },
    });
    send({ type: "failed", problem: undefined, errors: { date: "No." } });
    expect(form()).toMatchObject({ isSending: false, errors: { date: "No." } });
    expect(values()).toEqual(RENT);
    type({ date: "2026-11-02" });
    expect(form().errors).toEqual({});
  });

  it.each([
    ["can_be_stored", "typed", undefined],
    ["can_be_stored", "text", undefined],
    ["can_be_stored", "usual", undefined],
    ["can_be_stored", "line", undefined],
    ["can_be_stored", "clear", undefined],
    ["wrong_list", "line", "wrong_list"],
    ["wrong_list", "usual", "wrong_list"],
    ["added_before", "text", undefined],
    ["added_before", "typed", "added_before"],
    ["wrong_list", "typed", "wrong_list"],
    ["wrong_list", "text", "wrong_list"],
  ] as const)("that failed as %s: after %s it is %s", (problem, by, left) => {
    const { send, type, write, chooseUsual, chooseLine, form } = openForm();
    if (by === "line") write("12 chai\n40 metro");
    send({ type: "failed", problem });
    if (by === "text") write("12 chai");
    else if (by === "clear") send({ type: "discarded" });
    else if (by === "line") chooseLine(1);
    else if (by === "usual") chooseUsual({ description: "Tea" });
    else type({ amount: "5" });
    expect(form().problem).toBe(left);
  });
});

it("discards what was typed and the box", () => {
  const { send, type, write, form } = openForm();
  send({ type: "restored", draft: draftOf(openForm().form(), LIST_A) });
  type(RENT);
  write("12 chai");
  send({ type: "discarded" });
  expect(form()).toEqual({ ...EMPTY_FORM, submission: EMPTY_FORM.submission });
});

it("never overwrites with the text of the box what a person has typed", () => {
  const text = fc.constantFrom(
    ...["", "12 chai", "120 metro yesterday", "12 chai\n40 metro", MESSAGE],
    ...["rent", "hello", `${MESSAGE}\n${OTHER_MESSAGE}`],
  );
  const name = fc.constantFrom(...FIELD_NAMES);
  const values = { ...RENT, date: "2026-10-01" };
  const step = fc.oneof(
    fc.record({ text }),
    fc.record({ name, isEmptied: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const opened = openForm();
      const typed = new Map<string, string>();
      for (const one of steps) {
        if ("text" in one) opened.write(one.text);
        else {
          const value = one.isEmptied ? "" : values[one.name];
          opened.type({ [one.name]: value });
          typed.set(one.name, value);
        }
        const form: AddForm = opened.form();
        // A line of several is corrected by typing: it changes with the line.
        if (form.entry.kind === "several" && form.active !== -1) return;
        for (const [name, value] of typed)
          if (value !== "") expect(opened.values()).toHaveProperty(name, value);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

describe("a split bill", () => {
  const LINE = "1200/4 dominos with asha";
  const SPLIT = { totalPaise: asPaise(120_000), parts: 4, names: ["Asha"] };
  const split = (values: SplitValues): AddFormEvent => ({
    ...{ type: "split", now: LIST_A },
    ...values,
  });

  it("is sent with the share, until another text or no text is in the box", () => {
    const { write, values, inForm } = openForm();
    write(LINE);
    expect(values().amount).toBe("300");
    expect(inForm()?.split).toEqual(SPLIT);
    write("1200 dominos");
    expect(inForm()?.split).toBeUndefined();
    write(LINE);
    write("");
    expect(values()).toEqual(EMPTY);
    expect(inForm()?.split).toBeUndefined();
  });

  it("keeps the share that was typed, and what was set by hand, when the text changes", () => {
    const { write, type, values, inForm, send } = openForm();
    write(LINE);
    type({ amount: "500" });
    write(`${LINE} yesterday`);
    expect(values().amount).toBe("500");
    expect(inForm()?.split).toEqual(SPLIT);
    send(split({ split: { ...SPLIT, parts: 3 }, amount: "400" }));
    write(`${LINE} today`);
    expect(values().amount).toBe("400");
    expect(inForm()?.split?.parts).toBe(3);
  });

  it("of a line goes with the line, also when it is corrected in the form", () => {
    const { form, write, type, chooseLine, inForm, send } = openForm();
    write(`${LINE}\n80 auto`);
    chooseLine(1);
    expect(inForm()?.split).toBeUndefined();
    chooseLine(0);
    type({ description: "Pizza" });
    send(split({ split: { ...SPLIT, names: ["Ravi"] } }));
    chooseLine(1);
    const lines = pressedExpenses(form(), "lines", () => NEW);
    expect(
      lines.map(({ values, split }) => [values.description, split?.names]),
    ).toEqual([
      ["Pizza", ["Ravi"]],
      ["auto", undefined],
    ]);
  });

  it("of a payment has its key, while the bill is what was paid", () => {
    const { write, key, inForm, send } = openForm();
    write(MESSAGE);
    const paid = key();
    expect(paid).not.toBe(NEW);
    const bill = { totalPaise: asPaise(45_000), parts: 3, names: [] };
    send(split({ split: bill, amount: "150" }));
    expect(inForm()).toMatchObject({ key: paid, split: bill });
    send(split({ split: { ...bill, totalPaise: asPaise(46_000) } }));
    expect(key()).toBe(NEW);
  });

  it("is gone after the expense was added, and is in the draft until then", () => {
    const { write, form, add, inForm } = openForm();
    write(LINE);
    const draft = draftOf(form(), LIST_A);
    const restored = openForm();
    restored.send({ type: "restored", draft });
    expect(restored.inForm()?.split).toEqual(SPLIT);
    restored.write("50 chai");
    expect(restored.values()).toMatchObject({ amount: "50" });
    expect(restored.inForm()?.split).toBeUndefined();
    add();
    expect(inForm()?.split).toBeUndefined();
  });
});
