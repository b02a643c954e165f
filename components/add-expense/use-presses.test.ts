// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useReducer } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, JoinedListError } from "@/lib/browser/api/api-error";
import { setShownList } from "@/lib/browser/api/list-ref";
import { payeeWording } from "@/lib/browser/import/payee-wordings";
import { lastJoin, recordJoin } from "@/lib/browser/list/last-join";
import { storeLastList } from "@/lib/browser/list/last-list";
import { currentList } from "@/lib/browser/list/list-binding";
import type { AddedOutcome } from "@/lib/browser/outbox/post-expense";
import * as device from "@/lib/browser/outbox/store-unsent";
import { StoreUnsentError } from "@/lib/browser/outbox/store-unsent";
import type { FieldName } from "@/lib/domain/expenses/form-values";
import { fakeSendExpenses } from "@/lib/testing/fake-send-expenses";
import {
  type AddFormEvent,
  addFormReducer,
  EMPTY_FORM,
  formValues,
} from "./add-form";
import { type AddedPress, usePresses } from "./use-presses";

vi.mock("@/lib/browser/outbox/send-expenses");
vi.mock("@/lib/browser/outbox/store-unsent", { spy: true });

const send = fakeSendExpenses();
const storeUnsent = vi.mocked(device.storeUnsent);
const ADDED: AddedOutcome = {
  kind: "added",
  ...{ id: "1", list: "list-a", isReplay: false },
};
const EMPTY = { date: "", category: "", description: "", amount: "" };
const values = { ...EMPTY, description: "Tea" };
const SUCCESS = "✅ Expense added successfully!";
const FAILURE = "❌ Something went wrong";
const LOST = new TypeError("Failed to fetch");

const reloadSuggestions = vi.fn();

beforeEach(() => {
  reloadSuggestions.mockReset();
  localStorage.clear();
  setShownList("list-a");
  send.mockReset().mockResolvedValue(ADDED);
  storeUnsent.mockReset().mockResolvedValue();
  vi.stubGlobal("alert", vi.fn());
  vi.spyOn(console, "error").mockReturnValue();
  document.body.replaceChildren();
});

function renderPresses() {
  const element = (name: string) => {
    const button = document.createElement("button");
    button.id = name;
    return document.body.appendChild(button);
  };
  const [firstField, submit, box] = ["field", "submit", "box"].map(element);
  const { result } = renderHook(() => {
    const [form, dispatch] = useReducer(addFormReducer, EMPTY_FORM);
    const presses = usePresses(
      form,
      dispatch,
      "list-a",
      {
        firstField: () => firstField ?? null,
        submit: () => submit ?? null,
        box: { current: box ?? null },
      },
      reloadSuggestions,
    );
    return { form, dispatch, ...presses };
  });
  const dispatch = (event: AddFormEvent) =>
    act(() => result.current.dispatch(event));
  const type = (value: string, name: FieldName = "description") => {
    const event = { type: "typed", name, value } as const;
    dispatch({ ...event, suggestions: [], now: currentList() });
  };
  type("Tea");
  return {
    form: () => result.current.form,
    values: () => formValues(result.current.form.fields),
    shown: () => result.current.shown,
    noteRemoved: (press: AddedPress) => result.current.noteRemoved(press),
    lastAdded: () => {
      const last = result.current.last as AddedPress | undefined;
      return last?.added;
    },
    dispatch,
    type,
    chooseLine: (index: number) =>
      dispatch({ type: "line-chosen", index, now: currentList() }),
    press: (storesUnsent = false) =>
      act(() => result.current.press("form", storesUnsent)),
    pressTwice: () =>
      act(async () => {
        const { press } = result.current;
        await Promise.all([press("form", false), press("form", false)]);
      }),
    pressLines: (storesUnsent = false) =>
      act(() => result.current.press("lines", storesUnsent)),
    /** As the box does with several lines, or payments under these keys. */
    writeLines: (descriptions: readonly string[], keys?: readonly string[]) => {
      const lines = descriptions.map((description, index) => ({
        text: description,
        values: {
          ...{ date: "2026-01-05", category: "food" },
          ...{ description, amount: "10" },
        },
        ...(keys && {
          payment: { key: keys[index] ?? "", payee: description, amount: "10" },
        }),
      }));
      dispatch({ type: "discarded" });
      const text = descriptions.join("\n");
      dispatch({ type: "text", text });
      const entry = {
        kind: "several",
        lines,
        omitted: [],
        outcome: "",
      } as const;
      dispatch({ type: "read", text, entry, now: currentList() });
    },
  };
}

const sent = () => send.mock.calls.map(([{ description }]) => description);
const keys = () => send.mock.calls.map(([, key]) => key);
const bindings = () => send.mock.calls.map(([, , binding]) => binding);
const alerts = () => vi.mocked(alert).mock.calls.flat();
const problem = (status: number, code?: "wrong_list" | "list_full") =>
  new ApiError("POST", status, { fieldErrors: {}, code });

describe("a press for the form", () => {
  it("empties it after a success, alerts it, and goes to the first field", async () => {
    const { press, form, values: left, lastAdded } = renderPresses();
    await press();
    expect(sent()).toEqual(["Tea"]);
    expect(lastAdded()).toEqual([
      { values, outcome: ADDED, wasAddedBefore: false },
    ]);
    expect(alerts()).toEqual([SUCCESS]);
    expect([left(), form().isSending]).toEqual([EMPTY, false]);
    expect(reloadSuggestions).toHaveBeenCalledOnce();
    expect(document.activeElement?.id).toBe("field");
  });

  it("keeps the values and the focus after a failure, and shows the errors", async () => {
    const fieldErrors = { description: "No.", date: "No." };
    send.mockRejectedValue(new ApiError("POST", 400, { fieldErrors }));
    const { press, form, values: left, shown } = renderPresses();
    document.getElementById("submit")?.focus();
    await press();
    expect(alerts()).toEqual([FAILURE]);
    expect([left(), form().errors, shown()]).toEqual([values, fieldErrors, []]);
    expect(document.activeElement?.id).toBe("submit");
  });

  it("sends once per press", async () => {
    const { pressTwice, form } = renderPresses();
    await pressTwice();
    expect(send).toHaveBeenCalledOnce();
    expect(form().isSending).toBe(false);
  });

  it("has the key of the failed one for the same values only", async () => {
    send.mockRejectedValueOnce(new Error("Down."));
    const { press, type } = renderPresses();
    // The amount is sent as 0.5.
    type(".5", "amount");
    await press();
    await press();
    type("Tea");
    await press();
    const [first, retry, next] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it("is for the list of the first input, until it has been rejected", async () => {
    const { press, form } = renderPresses();
    setShownList("list-b");
    send.mockRejectedValueOnce(problem(409, "list_full"));
    await press();
    expect(form().problem).toBe("list_full");
    send.mockRejectedValueOnce(problem(409, "wrong_list"));
    await press();
    expect(form().problem).toBe("wrong_list");
    await press();
    expect(bindings()).toEqual([
      { list: "list-a" },
      { list: "list-a" },
      { list: "list-b" },
    ]);
    expect(form().problem).toBeUndefined();
  });

  it("names the join before the first input of a tab without a list, until it was rejected", async () => {
    setShownList("none");
    const joinBefore = lastJoin();
    const { press, form, type } = renderPresses();
    recordJoin();
    setShownList("list-b");
    type("Tea");
    send.mockRejectedValueOnce(new JoinedListError("POST /x"));
    await press();
    expect(form().problem).toBe("wrong_list");
    await press();
    expect(bindings()).toEqual([
      { list: "list-b", joinBefore },
      { list: "list-b" },
    ]);
  });

  it.each([
    [LOST, "can_be_stored"],
    [new DOMException("Slow.", "TimeoutError"), "can_be_stored"],
    [problem(429), "can_be_stored"],
    [problem(503), "can_be_stored"],
    [problem(400), undefined],
    [problem(403), undefined],
    [problem(404), undefined],
    [problem(422), undefined],
  ])("that fails with %s has the problem %s", async (error, code) => {
    send.mockRejectedValue(error);
    const { press, form } = renderPresses();
    await press();
    expect(form().problem).toBe(code);
  });

  it("does not offer to store an expense for an outside host", async () => {
    storeLastList({ list: "list-a", isEditable: false });
    send.mockRejectedValue(LOST);
    const { press, form } = renderPresses();
    await press();
    expect(form().problem).toBeUndefined();
  });

  it.each([
    [undefined, true],
    [problem(422), undefined],
  ])(
    "says that a payment was added before: %s",
    async (error, wasAddedBefore) => {
      if (error) send.mockRejectedValue(error);
      else send.mockResolvedValue({ ...ADDED, isReplay: true });
      const { press, form, dispatch, lastAdded } = renderPresses();
      const draft = {
        ...{ values, list: "list-a", attempts: [] },
        payment: { key: "payment", amount: "" },
      };
      dispatch({ type: "restored", draft });
      await press();
      expect(keys()).toEqual(["payment"]);
      expect(lastAdded()?.[0]?.wasAddedBefore).toBe(wasAddedBefore);
      expect(form().problem).toBe(error && "added_before");
    },
  );

  it("does not call the retry of a press an expense that was added before", async () => {
    send.mockRejectedValueOnce(new Error("Down."));
    send.mockResolvedValue({ ...ADDED, isReplay: true });
    const { press, lastAdded } = renderPresses();
    await press();
    await press();
    expect(lastAdded()?.[0]?.wasAddedBefore).toBe(false);
  });

  it("learns how the user describes the payee of a message in the form", async () => {
    const { press, type, writeLines } = renderPresses();
    writeLines(["Sharma Stores", "Tea Stall"], ["p1", "p2"]);
    type("Groceries ");
    await press();
    expect(payeeWording("list-a", "Sharma Stores")).toBe("Groceries");
    expect(document.activeElement?.id).toBe("submit");
  });

  it("does not call the retry of a correction a payment that was added before", async () => {
    send.mockRejectedValueOnce(LOST);
    send.mockResolvedValue({ ...ADDED, isReplay: true });
    const { press, dispatch, lastAdded } = renderPresses();
    const correcting = { type: "correcting", key: "unsent", text: "" } as const;
    dispatch({ ...correcting, values, errors: {} });
    await press();
    await press();
    expect(keys()).toEqual(["unsent", "unsent"]);
    expect(lastAdded()?.[0]?.wasAddedBefore).toBe(false);
  });

  it("keeps the key of a corrected expense, which it replaces", async () => {
    const { press, dispatch } = renderPresses();
    const correcting = { type: "correcting", key: "unsent", text: "" } as const;
    dispatch({ ...correcting, values, errors: {} });
    await press(true);
    expect(storeUnsent.mock.lastCall?.[0]).toMatchObject([
      { values, key: "unsent", replaces: true },
    ]);
  });
});

describe("a press that stores the form on this device", () => {
  it("has no alert, and empties the form", async () => {
    const { press, shown, values: left } = renderPresses();
    await press(true);
    expect(reloadSuggestions).not.toHaveBeenCalled();
    const [[unsent] = [], binding] = storeUnsent.mock.lastCall ?? [];
    expect(unsent).toMatchObject({
      values,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(binding).toEqual({ list: "list-a" });
    expect(shown()).toMatchObject([{ unsent: [unsent] }]);
    expect(send).not.toHaveBeenCalled();
    expect([alerts(), left()]).toEqual([[], EMPTY]);
    expect(document.activeElement?.id).toBe("field");
  });

  it("fails as adding does where this device cannot store it", async () => {
    storeUnsent.mockRejectedValue(
      new StoreUnsentError("not_stored", undefined),
    );
    const { press, form, values: left } = renderPresses();
    await press(true);
    expect(alerts()).toEqual([FAILURE]);
    expect([form().problem, left()]).toEqual(["not_stored", values]);
  });

  it("has the key and the try of the press that had no response", async () => {
    send.mockRejectedValue(LOST);
    const { press, form } = renderPresses();
    await press();
    await press(true);
    expect(storeUnsent.mock.lastCall?.[0]).toMatchObject([
      { values, key: keys()[0], wasTried: true },
    ]);
    expect(form().problem).toBeUndefined();
  });
});

describe("a press for the lines of the box", () => {
  const LINES = ["chai", "chai", "metro"];

  it("adds them in order, each with its own key, and alerts once", async () => {
    const { writeLines, pressLines, lastAdded, form } = renderPresses();
    writeLines(LINES);
    await pressLines();
    expect(sent()).toEqual(LINES);
    expect(new Set(keys()).size).toBe(3);
    expect(lastAdded()).toHaveLength(3);
    expect(alerts()).toEqual([SUCCESS]);
    expect(form()).toMatchObject({ text: "", isSending: false });
  });

  it("stops at a failure, and retries it with the same key", async () => {
    send.mockResolvedValueOnce(ADDED).mockRejectedValueOnce(LOST);
    const { writeLines, pressLines, lastAdded, form } = renderPresses();
    writeLines(LINES);
    await pressLines();
    expect([alerts(), form().text]).toEqual([[FAILURE], "chai\nmetro"]);
    expect([lastAdded()?.length, form().problem]).toEqual([1, "can_be_stored"]);
    await pressLines();
    const [first, second, retry, third] = keys();
    expect(retry).toBe(second);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it("leaves out the payments that were added before", async () => {
    send
      .mockResolvedValueOnce({ ...ADDED, isReplay: true })
      .mockRejectedValueOnce(problem(422))
      .mockResolvedValueOnce(ADDED);
    const { writeLines, pressLines, lastAdded, form } = renderPresses();
    writeLines(LINES, ["0", "1", "2"]);
    await pressLines();
    expect(keys()).toEqual(["0", "1", "2"]);
    expect(lastAdded()).toMatchObject([
      { wasAddedBefore: true },
      { wasAddedBefore: false },
    ]);
    expect([form().problem, alerts()]).toEqual(["added_before", [SUCCESS]]);
  });

  it("does not take a new expense for one that was added before", async () => {
    send.mockRejectedValue(problem(422));
    const { writeLines, pressLines, form } = renderPresses();
    writeLines(LINES);
    await pressLines();
    expect([alerts(), form().text]).toEqual([[FAILURE], LINES.join("\n")]);
  });

  it("reports why the list does not take one", async () => {
    send.mockRejectedValue(problem(409, "list_full"));
    const { writeLines, pressLines, form } = renderPresses();
    writeLines(LINES);
    await pressLines();
    expect(form().problem).toBe("list_full");
  });

  it("stores all on this device, one of two equal ones with the key that failed", async () => {
    send.mockRejectedValue(LOST);
    const { writeLines, pressLines, shown, form } = renderPresses();
    writeLines(LINES);
    await pressLines();
    storeUnsent.mockRejectedValueOnce(
      new StoreUnsentError("not_stored", undefined),
    );
    await pressLines(true);
    const [tried = []] = storeUnsent.mock.lastCall ?? [];
    expect(tried.map(({ wasTried = false }) => wasTried)).toEqual([
      true,
      false,
      false,
    ]);
    expect(form().problem).toBe("not_stored");
    await pressLines(true);
    const [unsent = []] = storeUnsent.mock.lastCall ?? [];
    expect(unsent.map((one) => one.values.description)).toEqual(LINES);
    expect(unsent[0]?.key).toBe(keys()[0]);
    expect(new Set(unsent.map(({ key }) => key)).size).toBe(3);
    expect(shown()).toMatchObject([{ unsent }]);
    expect([alerts(), form().text]).toEqual([[FAILURE, FAILURE], ""]);
  });

  it("stores payments under the keys of their messages", async () => {
    const { writeLines, pressLines } = renderPresses();
    writeLines(LINES, ["0", "1", "2"]);
    await pressLines(true);
    const [unsent = []] = storeUnsent.mock.lastCall ?? [];
    expect(unsent.map(({ key }) => key)).toEqual(["0", "1", "2"]);
  });
});

describe("an expense whose response was lost", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    send.mockImplementation(({ description }, key) => {
      const isReplay = stored.has(key);
      stored.set(key, description);
      return Promise.resolve({ ...ADDED, isReplay });
    });
  });
  const loseNext = () =>
    send.mockImplementationOnce(({ description }, key) => {
      stored.set(key, description);
      return Promise.reject(LOST);
    });
  const added = () => [...stored.values()].sort();

  it("is added once when all lines are added after it", async () => {
    const { writeLines, press, pressLines } = renderPresses();
    writeLines(["chai", "metro"]);
    loseNext();
    await press();
    await pressLines();
    expect(added()).toEqual(["chai", "metro"]);
  });

  it("is added once when only its line is added after all lines", async () => {
    const { writeLines, press, pressLines } = renderPresses();
    writeLines(["chai", "metro"]);
    loseNext();
    await pressLines();
    await press();
    await pressLines();
    expect(added()).toEqual(["chai", "metro"]);
  });

  it("is added once when another one was added before its retry", async () => {
    const { writeLines, chooseLine, press, type } = renderPresses();
    loseNext();
    await press();
    type("Coffee");
    await press();
    type("Tea");
    await press();
    expect(added()).toEqual(["Coffee", "Tea"]);
    writeLines(["chai", "metro", "xerox"]);
    stored.clear();
    loseNext();
    await press();
    chooseLine(1);
    await press();
    await press();
    expect(added()).toEqual(["chai", "metro"]);
  });

  it("is added once when the amount of its message was corrected", async () => {
    const { writeLines, press, pressLines, type } = renderPresses();
    writeLines(["chai", "metro"], ["p1", "p2"]);
    type("12", "amount");
    loseNext();
    await press();
    await pressLines();
    expect(added()).toEqual(["chai", "metro"]);
  });

  it("is added with an equal one, in any order", async () => {
    const { writeLines, chooseLine, press } = renderPresses();
    writeLines(["chai", "chai", "metro"]);
    loseNext();
    await press();
    chooseLine(1);
    await press();
    await press();
    expect(added()).toEqual(["chai", "chai"]);
  });
});

describe("a press for lines that their list does not take", () => {
  it.each([problem(409, "wrong_list"), new JoinedListError("POST /x")])(
    "is for the next list afterwards: %s",
    async (error) => {
      const { writeLines, pressLines, form } = renderPresses();
      writeLines(["chai", "metro"]);
      setShownList("list-b");
      send.mockRejectedValueOnce(error);
      await pressLines();
      expect(form().problem).toBe("wrong_list");
      await pressLines();
      expect(bindings()).toEqual([
        { list: "list-a" },
        { list: "list-b" },
        { list: "list-b" },
      ]);
    },
  );
});

it("shows the last press, and three for several expenses until they are taken back", async () => {
  const { writeLines, pressLines, press, type, shown, noteRemoved } =
    renderPresses();
  const counts = () =>
    shown().map((one) => ("added" in one ? one.added.length : 0));
  const addLines = async (...descriptions: string[]) => {
    writeLines(descriptions);
    await pressLines();
  };
  const addOne = async () => {
    type("Tea");
    await press();
  };
  await addLines("chai", "metro");
  await addOne();
  await addLines("chai", "metro", "xerox");
  expect(counts()).toEqual([3, 2]);
  await addOne();
  expect(counts()).toEqual([1, 3, 2]);
  const [, several] = shown();
  reloadSuggestions.mockReset();
  if (several && "added" in several) noteRemoved(several);
  expect(reloadSuggestions).toHaveBeenCalledOnce();
  expect(counts()).toEqual([1, 3, 2]);
  await addOne();
  expect(counts()).toEqual([1, 2]);
});
