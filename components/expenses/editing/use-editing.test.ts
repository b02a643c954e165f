// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { isValidElement, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "@/lib/client/change-expense";
import { publishListEvent } from "@/lib/client/list-events";
import { ApiError } from "@/lib/client/api-error";
import type { Expense } from "@/lib/expenses/expense";
import { readDeletions, storeDeletion } from "./deletion-storage";
import { deleteExpense, undoDeletion } from "./delete-expense";
import { saveExpense } from "./save-expense";
import {
  toastManager,
  useMessageDelivery,
} from "@/components/expenses/messages/message-queue";
import { readUnsavedEdits, storeUnsavedEdit } from "./unsaved-edit-storage";
import { useEditing } from "./use-editing";

const lunch: Expense = {
  _id: "1",
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amountPaise: 9950,
};
const values = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "5",
};

const remove = vi.spyOn(api, "removeExpense");
const replace = vi.spyOn(api, "replaceExpense");
const restore = vi.spyOn(api, "restoreExpense");
let messages: string[];

vi.mock("@/lib/client/change-expense");

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  for (const call of [remove, replace, restore])
    call.mockReset().mockResolvedValue(true);
  messages = [];
  vi.spyOn(toastManager, "add").mockImplementation(({ title, data }) => {
    const outcome = (title as ReactElement<{ outcome: string }>).props.outcome;
    messages.push(isValidElement(title) ? outcome : "");
    if (data) messages.push(`[${data.action.label}]`);
    return "";
  });
});
afterEach(() => vi.useRealTimers());

/** The screen, opened with the list. */
function open(...expenses: Expense[]) {
  return renderHook(() => {
    useMessageDelivery();
    return useEditing(expenses);
  });
}

describe("deleting", () => {
  it("offers Undo, which puts the expense back", async () => {
    const { result } = open(lunch);
    await act(() => deleteExpense(lunch));
    expect(remove).toHaveBeenCalledExactlyOnceWith("1");
    expect(messages).toEqual(["was deleted.", "[Undo]"]);
    expect(readDeletions()).toMatchObject([{ expense: lunch }]);
    await act(() => undoDeletion(lunch));
    expect(restore).toHaveBeenCalledExactlyOnceWith(lunch);
    expect(readDeletions()).toEqual([]);
    expect(result.current).toEqual([lunch]);
  });

  it("that fails takes the Undo back, and says so", async () => {
    open(lunch);
    remove.mockRejectedValue(new Error("Down."));
    await act(() => deleteExpense(lunch));
    expect(messages).toContain("could not be deleted.");
    expect(readDeletions()).toEqual([]);
  });

  it("of what is gone already offers nothing", async () => {
    open(lunch);
    remove.mockResolvedValue(false);
    await act(() => deleteExpense(lunch));
    expect(messages.at(-1)).toBe("had been deleted already.");
    expect(readDeletions()).toEqual([]);
  });

  it("drops an edit of it that failed", async () => {
    open(lunch);
    storeUnsavedEdit({ expense: lunch, values, errors: {} });
    await act(() => deleteExpense(lunch));
    expect(readUnsavedEdits()).toEqual([]);
  });

  it("offers another Undo when the first one fails", async () => {
    open();
    restore.mockRejectedValueOnce(new Error("Down."));
    await act(() => undoDeletion(lunch));
    expect(messages).toEqual(["could not be put back.", "[Undo]"]);
    expect(readDeletions()).toMatchObject([{ state: "confirmed" }]);
  });

  it("says so when there is one under the id again", async () => {
    open();
    restore.mockResolvedValue(false);
    await act(() => undoDeletion(lunch));
    expect(messages).toEqual(["is back already."]);
    expect(readDeletions()).toEqual([]);
  });
});

describe("a screen that opens after a deletion", () => {
  it("offers its Undo for the rest of the time, and no longer", () => {
    vi.useFakeTimers();
    storeDeletion(lunch, "sent");
    vi.advanceTimersByTime(9000);
    open();
    expect(messages).toEqual(["was deleted.", "[Undo]"]);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    messages = [];
    open();
    expect(messages).toEqual([]);
  });

  it("sends the deletion again when the list still has the expense", async () => {
    storeDeletion(lunch, "sent");
    const { result } = open(lunch);
    expect(result.current).toEqual([]);
    await act(async () => {});
    expect(remove).toHaveBeenCalledExactlyOnceWith("1");
  });

  it("leaves an expense that was put back since, also unchanged", async () => {
    storeDeletion(lunch, "confirmed");
    const { result } = open(lunch);
    await act(async () => {});
    expect(result.current).toEqual([lunch]);
    expect(remove).not.toHaveBeenCalled();
    expect(messages).toEqual(["is back."]);
  });

  it("leaves an expense that was saved since", async () => {
    storeDeletion(lunch, "sent");
    const saved = { ...lunch, amountPaise: 500 };
    const { result } = open(saved);
    await act(async () => {});
    expect(result.current).toEqual([saved]);
    expect(remove).not.toHaveBeenCalled();
    expect(messages).toEqual(["is back."]);
    expect(readDeletions()).toEqual([]);
  });

  it("goes on with an Undo that was under way, without a message when it had arrived", async () => {
    storeDeletion(lunch, "undone");
    restore.mockResolvedValue(false);
    open();
    await act(async () => {});
    expect(restore).toHaveBeenCalledExactlyOnceWith(lunch);
    expect(messages).toEqual([]);
  });
});

it("withdraws the Undo when another tab saves the expense", async () => {
  open();
  storeDeletion(lunch, "sent");
  publishListEvent({ kind: "put", expense: lunch });
  expect(readDeletions()).toHaveLength(1);
  const otherTab = new BroadcastChannel("expenses");
  otherTab.postMessage({ kind: "put", expense: lunch });
  await vi.waitFor(() => expect(messages).toContain("is back."));
  otherTab.close();
  expect(readDeletions()).toEqual([]);
});

describe("saving", () => {
  it("replaces the expense, without a message", async () => {
    open(lunch);
    await act(() => saveExpense(lunch, values));
    const edited = { ...lunch, amountPaise: 500 };
    expect(replace).toHaveBeenCalledExactlyOnceWith(edited);
    expect(messages).toEqual([]);
  });

  it("that fails keeps what was entered until it is saved", async () => {
    open(lunch);
    replace.mockRejectedValueOnce(new ApiError("PUT", 400, { date: "No." }));
    await act(() => saveExpense(lunch, values));
    expect(messages).toEqual(["could not be saved.", "[Edit again]"]);
    const failed = { expense: lunch, values, errors: { date: "No." } };
    expect(readUnsavedEdits()).toEqual([failed]);
    messages = [];
    open(lunch);
    expect(messages).toEqual(["may not have been saved.", "[Edit again]"]);
    await act(() => saveExpense(lunch, values));
    expect(readUnsavedEdits()).toEqual([]);
  });

  it("keeps what was entered for a page that is opened before the response", async () => {
    let respond: (wasThere: boolean) => void = () => {};
    replace.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    open(lunch);
    let saved = Promise.resolve();
    act(() => {
      saved = saveExpense(lunch, values);
    });
    expect(readUnsavedEdits()).toMatchObject([{ values }]);
    // The screen of the same page knows that it is still being sent.
    open(lunch);
    expect(messages).toEqual([]);
    await act(async () => {
      await Promise.resolve();
      respond(true);
      await saved;
    });
  });

  it("forgets an edit when the list has it", () => {
    storeUnsavedEdit({ expense: lunch, values, errors: {} });
    open({ ...lunch, amountPaise: 500 });
    expect(readUnsavedEdits()).toEqual([]);
  });

  it("that fails while another screen is open is told when this one is again", async () => {
    open(lunch).unmount();
    replace.mockRejectedValue(new Error("Down."));
    await act(() => saveExpense(lunch, values));
    expect(messages).toEqual([]);
    open(lunch);
    expect(messages).toContain("[Edit again]");
  });

  it("says when the expense had been deleted elsewhere", async () => {
    open(lunch);
    replace.mockResolvedValue(false);
    await act(() => saveExpense(lunch, values));
    expect(messages).toEqual(["had been deleted elsewhere."]);
  });
});
