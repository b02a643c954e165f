// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as device from "@/lib/browser/outbox/store-unsent";
import { StoreUnsentError } from "@/lib/browser/outbox/store-unsent";
import type { StoredExpense } from "@/lib/browser/outbox/post-expense";
import { fakeSendExpenses } from "@/lib/testing/fake-send-expenses";
import { storeLastList } from "@/lib/browser/list/last-list";
import { setShownList } from "@/lib/browser/api/list-ref";
import { lastJoin, recordJoin } from "@/lib/browser/list/last-join";
import { ApiError, JoinedListError } from "@/lib/browser/api/api-error";
import { useAddExpense } from "./use-add-expense";
import { createSubmission } from "./use-submission";

vi.mock("@/lib/browser/outbox/send-expenses");
vi.mock("@/lib/browser/outbox/store-unsent", { spy: true });

const addExpense = fakeSendExpenses();
const storeUnsent = vi.mocked(device.storeUnsent);
const onSend = vi.fn();
const onFieldErrors = vi.fn();
const onAdded = vi.fn();
const onUnsent = vi.fn();
const stored: StoredExpense = {
  kind: "stored",
  ...{ id: "1", list: "one", isReplay: false },
};
const values = { date: "", category: "", description: "Tea", amount: "" };
beforeEach(() => {
  localStorage.clear();
  addExpense.mockReset().mockResolvedValue(stored);
  onSend.mockReset();
  onFieldErrors.mockReset();
  storeUnsent.mockReset().mockResolvedValue();
  onAdded.mockReset();
  onUnsent.mockReset();
  vi.stubGlobal("alert", vi.fn());
  vi.spyOn(console, "error").mockReturnValue();
});

function renderForm() {
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = '<input name="description" />';
  const input = form.elements.namedItem("description") as HTMLInputElement;
  input.value = "Tea";
  const submission = createSubmission();
  const { result } = renderHook(() =>
    useAddExpense({
      submission,
      onSend,
      onFieldErrors,
      onAdded,
      onUnsent,
      nextField: () => input,
    }),
  );
  form.onsubmit = (event) =>
    void result.current.submit(
      event as unknown as Parameters<typeof result.current.submit>[0],
    );
  const submit = () => act(async () => form.requestSubmit());
  return { result, input, submit, submission };
}

const keys = () => addExpense.mock.calls.map(([, key]) => key);

it("clears the form and focuses the next field after a success", async () => {
  const { result, input, submit } = renderForm();
  await submit();
  expect(onAdded).toHaveBeenCalledExactlyOnceWith({
    values,
    stored,
    wasAddedBefore: false,
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    "✅ Expense added successfully!",
  );
  expect(input.value).toBe("");
  expect(document.activeElement).toBe(input);
  expect(result.current.isSending).toBe(false);
});

it("keeps the values and shows the errors of the fields after a failure", async () => {
  addExpense.mockRejectedValue(
    new ApiError("POST", 400, {
      fieldErrors: { description: "No.", date: "No." },
    }),
  );
  const { input, submit } = renderForm();
  await submit();
  expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
  expect(onAdded).not.toHaveBeenCalled();
  expect(input.value).toBe("Tea");
  expect(onFieldErrors.mock.calls).toEqual([
    [{}],
    [{ description: "No.", date: "No." }],
  ]);
});

it("sends what was typed for one list to no other, until it has been rejected", async () => {
  setShownList("list-a");
  const { result, submit, submission } = renderForm();
  submission.bindList();
  setShownList("list-b");
  addExpense.mockRejectedValueOnce(
    new ApiError("POST", 409, { fieldErrors: {}, code: "wrong_list" }),
  );
  await submit();
  expect(result.current.problem).toBe("wrong_list");
  await submit();
  expect(addExpense.mock.calls.map(([, , { list }]) => list)).toEqual([
    "list-a",
    "list-b",
  ]);
  setShownList(undefined);
});

it("sends what was typed to its own list after that one was full", async () => {
  setShownList("list-a");
  const { result, submit, submission } = renderForm();
  submission.bindList();
  addExpense.mockRejectedValueOnce(
    new ApiError("POST", 409, { fieldErrors: {}, code: "list_full" }),
  );
  await submit();
  expect(result.current.problem).toBe("list_full");
  setShownList("list-b");
  await submit();
  expect(addExpense.mock.lastCall?.[2]).toEqual({ list: "list-a" });
  setShownList(undefined);
});

it("names the join before the first input of a tab without a list, until it was rejected", async () => {
  setShownList("none");
  const { result, submit, submission } = renderForm();
  submission.bindList();
  const joinBefore = lastJoin();
  recordJoin();
  setShownList("list-b");
  submission.bindList();
  addExpense.mockRejectedValueOnce(new JoinedListError("POST /x"));
  await submit();
  expect(result.current.problem).toBe("wrong_list");
  await submit();
  expect(addExpense.mock.calls.map(([, , binding]) => binding)).toEqual([
    { list: "list-b", joinBefore },
    { list: "list-b" },
  ]);
  setShownList(undefined);
});

it("sends once per press", async () => {
  let respond: (added: StoredExpense) => void = () => {};
  addExpense.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { result, submit } = renderForm();
  await submit();
  await submit();
  expect(addExpense).toHaveBeenCalledOnce();
  expect(result.current.isSending).toBe(true);
  await act(async () => respond(stored));
  expect(result.current.isSending).toBe(false);
});

it("reuses the idempotency key for a retry of the same values only", async () => {
  addExpense.mockRejectedValueOnce(new Error("Down."));
  const { input, submit } = renderForm();
  await submit();
  await submit();
  input.value = "Tea";
  await submit();
  const [first, retry, next] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(next).not.toBe(first);
});

it("adds to the list that the tab shows when the button is pressed", async () => {
  setShownList("list-a");
  const { submit } = renderForm();
  await submit();
  expect(addExpense.mock.lastCall?.[2]).toEqual({ list: "list-a" });
  setShownList("list-b");
  await submit();
  expect(addExpense.mock.lastCall?.[2]).toEqual({ list: "list-b" });
});

it("says why the browser's list does not take the expense, until the next press", async () => {
  addExpense.mockRejectedValueOnce(
    new ApiError("POST", 409, { fieldErrors: {}, code: "wrong_list" }),
  );
  const { result, submit } = renderForm();
  await submit();
  expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
  expect(result.current.problem).toBe("wrong_list");
  await submit();
  expect(result.current.problem).toBeUndefined();
});

it("adds a payment under the key of its message, whatever was edited", async () => {
  const { input, submit, submission } = renderForm();
  submission.setPayment({ key: "payment", amount: "" });
  addExpense.mockRejectedValueOnce(new Error("Down."));
  await submit();
  input.value = "Supper";
  await submit();
  expect(keys()).toEqual(["payment", "payment"]);
  input.value = "Tea";
  await submit();
  expect(keys()[2]).not.toBe("payment");
});

it("says that a payment was added before", async () => {
  addExpense.mockResolvedValue({ ...stored, isReplay: true });
  const { submit, submission } = renderForm();
  submission.setPayment({ key: "payment", amount: "" });
  await submit();
  expect(onAdded.mock.lastCall?.[0]).toMatchObject({ wasAddedBefore: true });
});

it("does not call the retry of a press an expense that was added before", async () => {
  addExpense.mockRejectedValueOnce(new Error("Down."));
  addExpense.mockResolvedValue({ ...stored, isReplay: true });
  const { submit } = renderForm();
  await submit();
  await submit();
  expect(onAdded.mock.lastCall?.[0]).toMatchObject({ wasAddedBefore: false });
});

it("says that a payment was added before with other fields, and keeps the values", async () => {
  addExpense.mockRejectedValue(new ApiError("POST", 422));
  const { result, input, submit, submission } = renderForm();
  submission.setPayment({ key: "payment", amount: "" });
  await submit();
  expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
  expect(result.current.problem).toBe("already_added");
  expect(input.value).toBe("Tea");
});

it("reports the key before it sends, so that it can be stored", async () => {
  addExpense.mockReturnValue(new Promise(() => {}));
  const { submit } = renderForm();
  await submit();
  expect(onSend).toHaveBeenCalledOnce();
});

describe("without the network", () => {
  beforeEach(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  });

  it("saves the expense on this device without an alert, and clears the form", async () => {
    setShownList("one");
    const { input, submit } = renderForm();
    await submit();
    const [[unsent] = [], binding] = storeUnsent.mock.lastCall ?? [];
    expect(unsent).toMatchObject({
      values,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(binding).toMatchObject({ list: "one" });
    expect(onUnsent.mock.calls).toMatchObject([[{ values, key: unsent?.key }]]);
    expect(addExpense).not.toHaveBeenCalled();
    expect(alert).not.toHaveBeenCalled();
    expect(input.value).toBe("");
    expect(document.activeElement).toBe(input);
  });

  it("fails as adding does where this device cannot store it", async () => {
    storeUnsent.mockRejectedValue(
      new StoreUnsentError("not_stored", undefined),
    );
    const { result, input, submit } = renderForm();
    await submit();
    expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
    expect(result.current.problem).toBe("not_stored");
    expect(input.value).toBe("Tea");
  });

  it("adds to an outside host, which may not know the key", async () => {
    storeLastList("one", false);
    const { submit } = renderForm();
    await submit();
    expect(storeUnsent).not.toHaveBeenCalled();
    expect(addExpense).toHaveBeenCalledOnce();
  });
});

it.each([
  [new TypeError("Failed to fetch"), "unsent"],
  [new DOMException("Slow.", "TimeoutError"), "unsent"],
  [new ApiError("POST", 429), "unsent"],
  [new ApiError("POST", 503), "unsent"],
  [new ApiError("POST", 400), undefined],
  [new ApiError("POST", 403), undefined],
  [new ApiError("POST", 422), undefined],
])("after %s the problem is %s", async (error, problem) => {
  addExpense.mockRejectedValue(error);
  const { result, submit } = renderForm();
  await submit();
  expect(result.current.problem).toBe(problem);
});

it("keeps what could not be sent with the key of the failed press", async () => {
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  const { result, input, submit } = renderForm();
  await submit();
  const form = input.form;
  if (!form) throw new Error("There is no form.");
  await act(() => result.current.keep(form));
  expect(storeUnsent.mock.lastCall?.[0]).toMatchObject([
    { values, key: keys()[0] },
  ]);
  expect(result.current.problem).toBeUndefined();
  expect(input.value).toBe("");
});

it("does not offer to keep an expense for an outside host", async () => {
  storeLastList("one", false);
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  const { result, submit } = renderForm();
  await submit();
  expect(result.current.problem).toBeUndefined();
});
