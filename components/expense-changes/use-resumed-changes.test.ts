// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { isValidElement, type ReactElement, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "@/lib/browser/expenses/change-expense";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { toFormValues } from "@/lib/domain/expenses/form-values";
import { ApiError } from "@/lib/browser/api/api-error";
import type { Expense } from "@/lib/domain/expenses/expense";
import { readDeletions, storeDeletion } from "./deletion-storage";
import { deleteWithUndo, restoration, saveExpense } from "./expense-mutations";
import {
  type NewNotification,
  notifications,
} from "@/components/notifications/notification-queue";
import { runMutation } from "@/components/undo/run-mutation";
import {
  readUnsavedEdits,
  storeUnsavedEdit,
} from "@/lib/browser/expenses/unsaved-edit-storage";
import { useOptimisticExpenses } from "./pending-changes";
import { useResumedChanges } from "./use-resumed-changes";
import { asPaise } from "@/lib/domain/expenses/money";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { lunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

const values = {
  date: calendarDate(2026, 1, 5),
  category: "food",
  description: "Lunch",
  amount: "5",
};

const remove = vi.spyOn(api, "removeExpense");
const replace = vi.spyOn(api, "replaceExpense");
const restore = vi.spyOn(api, "restoreExpense");
let shown: string[];
/** Presses the button of the newest notification that has one. */
let press: () => void;

vi.mock("@/lib/browser/expenses/change-expense");

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  for (const call of [remove, replace, restore])
    call.mockReset().mockResolvedValue(true);
  shown = [];
});
afterEach(() => vi.useRealTimers());

function show({ title, action }: NewNotification) {
  shown.push(
    isValidElement(title)
      ? (title as ReactElement<{ outcome: string }>).props.outcome
      : String(title),
  );
  if (!action) return;
  shown.push(`[${action.label}]`);
  press = action.run;
}

/** Renders the hooks of the screen with the list. */
function renderScreen(...expenses: Expense[]) {
  return renderHook(() => {
    useEffect(() => notifications.deliver({ show, close: () => {} }), []);
    useResumedChanges({ expenses, list: LIST });
    return useOptimisticExpenses(expenses, LIST);
  });
}

describe("deleteWithUndo", () => {
  it("shows Undo, which restores the expense", async () => {
    const { result } = renderScreen(lunch);
    await act(() => deleteWithUndo(lunch, LIST));
    expect(remove).toHaveBeenCalledExactlyOnceWith("1", LIST);
    expect(shown).toEqual(["was deleted.", "[Undo]"]);
    expect(readDeletions(LIST)).toMatchObject([{ expense: lunch }]);
    await act(async () => press());
    expect(restore).toHaveBeenCalledExactlyOnceWith(lunch, LIST);
    expect(readDeletions(LIST)).toEqual([]);
    expect(result.current).toEqual([lunch]);
  });

  it("reports a failure and disables Undo", async () => {
    renderScreen(lunch);
    remove.mockRejectedValue(new Error("Down."));
    await act(() => deleteWithUndo(lunch, LIST));
    expect(shown).toContain("could not be deleted.");
    expect(readDeletions(LIST)).toEqual([]);
  });

  it("disables Undo when the expense did not exist", async () => {
    renderScreen(lunch);
    remove.mockResolvedValue(false);
    await act(() => deleteWithUndo(lunch, LIST));
    expect(shown.at(-1)).toBe("had been deleted already.");
    expect(readDeletions(LIST)).toEqual([]);
  });

  it.each([
    ["is there", true, []],
    ["is gone already", false, ["had been deleted already."]],
  ])(
    "has no Undo for a row of another program, which %s",
    async (_, existed, messages) => {
      const foreign = { ...lunch, category: "rent" };
      renderScreen(foreign);
      remove.mockResolvedValue(existed);
      await act(() => deleteWithUndo(foreign, LIST));
      expect(shown).toEqual(messages);
      expect(readDeletions(LIST)).toEqual([]);
    },
  );

  it("drops the unsaved edit of the expense", async () => {
    renderScreen(lunch);
    storeUnsavedEdit({ expense: lunch, list: LIST, values, errors: {} });
    await act(() => deleteWithUndo(lunch, LIST));
    expect(readUnsavedEdits(LIST)).toEqual([]);
  });

  it("shows Undo again when it fails", async () => {
    renderScreen();
    restore.mockRejectedValueOnce(new Error("Down."));
    await act(() => runMutation(restoration(lunch, LIST)));
    expect(shown).toEqual(["could not be put back.", "[Undo]"]);
    expect(readDeletions(LIST)).toMatchObject([{ state: "deleted" }]);
  });

  it("reports an Undo of an expense that exists again", async () => {
    renderScreen();
    restore.mockResolvedValue(false);
    await act(() => runMutation(restoration(lunch, LIST)));
    expect(shown).toEqual(["is back already."]);
    expect(readDeletions(LIST)).toEqual([]);
  });
});

describe("a screen that mounts after a deletion", () => {
  it("shows Undo for the remaining time", () => {
    vi.useFakeTimers();
    storeDeletion(lunch, LIST, "deleting");
    vi.advanceTimersByTime(9000);
    renderScreen();
    expect(shown).toEqual(["was deleted.", "[Undo]"]);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    shown = [];
    renderScreen();
    expect(shown).toEqual([]);
  });

  it("sends the deletion again when the list has the expense", async () => {
    storeDeletion(lunch, LIST, "deleting");
    const { result } = renderScreen(lunch);
    expect(result.current).toEqual([]);
    await act(async () => {});
    expect(remove).toHaveBeenCalledExactlyOnceWith("1", LIST);
  });

  it("keeps an expense that was restored after a confirmed deletion", async () => {
    storeDeletion(lunch, LIST, "deleted");
    const { result } = renderScreen(lunch);
    await act(async () => {});
    expect(result.current).toEqual([lunch]);
    expect(remove).not.toHaveBeenCalled();
    expect(shown).toEqual(["is back."]);
  });

  it("waits for the server's list while the browser's copy is shown, which may be older", async () => {
    storeDeletion(lunch, LIST, "deleted");
    const copy: { expenses: Expense[]; asOf: number | undefined } = {
      expenses: [lunch],
      asOf: Date.now(),
    };
    const { rerender } = renderHook(
      (loaded) => {
        useEffect(() => notifications.deliver({ show, close: () => {} }), []);
        useResumedChanges({ ...loaded, list: LIST });
      },
      { initialProps: copy },
    );
    await act(async () => {});
    expect(shown).toEqual([]);
    expect(readDeletions(LIST)).toHaveLength(1);
    rerender({ expenses: [], asOf: undefined });
    expect(shown).toEqual(["was deleted.", "[Undo]"]);
  });

  it("keeps an expense that was saved since", async () => {
    storeDeletion(lunch, LIST, "deleting");
    const saved = { ...lunch, amountPaise: asPaise(500) };
    const { result } = renderScreen(saved);
    await act(async () => {});
    expect(result.current).toEqual([saved]);
    expect(remove).not.toHaveBeenCalled();
    expect(shown).toEqual(["is back."]);
    expect(readDeletions(LIST)).toEqual([]);
  });

  it("retries an Undo, without a notification when the first try had succeeded", async () => {
    storeDeletion(lunch, LIST, "restoring");
    restore.mockResolvedValue(false);
    renderScreen();
    await act(async () => {});
    expect(restore).toHaveBeenCalledExactlyOnceWith(lunch, LIST);
    expect(shown).toEqual([]);
  });
});

it("disables Undo when another tab saves the expense", async () => {
  renderScreen();
  storeDeletion(lunch, LIST, "deleting");
  publishListEvent({ kind: "put", expense: lunch, list: LIST });
  expect(readDeletions(LIST)).toHaveLength(1);
  const otherTab = new BroadcastChannel("expenses");
  otherTab.postMessage({ kind: "put", expense: lunch, list: LIST });
  await vi.waitFor(() => expect(shown).toContain("is back."), 5_000);
  otherTab.close();
  expect(readDeletions(LIST)).toEqual([]);
});

describe("an edit that was saved", () => {
  it("is announced, with an Undo that says nothing", async () => {
    renderScreen(lunch);
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual(["was saved.", "[Undo]"]);
    const [saved] = replace.mock.calls[0] ?? [];
    expect(saved).toMatchObject({ amountPaise: 500 });
    await act(async () => press());
    expect(replace).toHaveBeenLastCalledWith(lunch, LIST);
    expect(shown).toEqual(["was saved.", "[Undo]"]);
  });

  it("is not announced when it changed nothing", async () => {
    renderScreen(lunch);
    await act(() => saveExpense(lunch, LIST, toFormValues(lunch)));
    expect(shown).toEqual([]);
  });

  it("has no Undo when the API would reject the expense as it was", async () => {
    const foreign = { ...lunch, category: "rent" };
    renderScreen(foreign);
    await act(() => saveExpense(foreign, LIST, values));
    expect(shown).toEqual(["was saved."]);
  });
});

describe("saveExpense", () => {
  it("replaces the expense", async () => {
    renderScreen(lunch);
    await act(() => saveExpense(lunch, LIST, values));
    const edited = { ...lunch, amountPaise: asPaise(500) };
    expect(replace).toHaveBeenCalledExactlyOnceWith(edited, LIST);
  });

  it("keeps the values of a failed save until they are saved", async () => {
    renderScreen(lunch);
    replace.mockRejectedValueOnce(
      new ApiError("PUT", 400, { fieldErrors: { date: "No." } }),
    );
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual(["could not be saved.", "[Edit again]"]);
    const failed = {
      expense: lunch,
      list: LIST,
      values,
      errors: { date: "No." },
    };
    expect(readUnsavedEdits(LIST)).toEqual([failed]);
    shown = [];
    renderScreen(lunch);
    expect(shown).toEqual(["may not have been saved.", "[Edit again]"]);
    await act(() => saveExpense(lunch, LIST, values));
    expect(readUnsavedEdits(LIST)).toEqual([]);
  });

  it("keeps the values for a page that is loaded before the response", async () => {
    let respond: (wasThere: boolean) => void = () => {};
    replace.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    renderScreen(lunch);
    let saved = Promise.resolve();
    act(() => {
      saved = saveExpense(lunch, LIST, values);
    });
    expect(readUnsavedEdits(LIST)).toMatchObject([{ values }]);
    // A screen of the same page shows no notification while the edit is being sent.
    renderScreen(lunch);
    expect(shown).toEqual([]);
    await act(async () => {
      await Promise.resolve();
      respond(true);
      await saved;
    });
  });

  it("drops an edit when the list has its values", () => {
    storeUnsavedEdit({ expense: lunch, list: LIST, values, errors: {} });
    renderScreen({ ...lunch, amountPaise: asPaise(500) });
    expect(readUnsavedEdits(LIST)).toEqual([]);
  });

  it("keeps the notification of a failed save without changes", async () => {
    const unchanged = { ...values, amount: "99.50" };
    renderScreen(lunch);
    replace.mockRejectedValue(new Error("Down."));
    await act(() => saveExpense(lunch, LIST, unchanged));
    renderScreen(lunch);
    expect(readUnsavedEdits(LIST)).toMatchObject([{ values: unchanged }]);
  });

  it("stores no edit without changes while it is being sent", async () => {
    const unchanged = { ...values, amount: "99.50" };
    renderScreen(lunch);
    await act(async () => {
      const saved = saveExpense(lunch, LIST, unchanged);
      expect(readUnsavedEdits(LIST)).toEqual([]);
      await saved;
    });
  });

  it("shows a failure on another screen when this one mounts again", async () => {
    renderScreen(lunch).unmount();
    replace.mockRejectedValue(new Error("Down."));
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual([]);
    renderScreen(lunch);
    expect(shown).toContain("[Edit again]");
  });

  it("reports that the expense had been deleted elsewhere", async () => {
    renderScreen(lunch);
    replace.mockResolvedValue(false);
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual(["had been deleted elsewhere."]);
  });
});

describe("when the list is full", () => {
  const full = new ApiError("PUT", 409, { fieldErrors: {}, code: "list_full" });
  const message = "This list is full. Delete expenses before you add more.";

  it("a failed save says so, and keeps the values", async () => {
    renderScreen(lunch);
    replace.mockRejectedValue(full);
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual(["could not be saved.", "[Edit again]", message]);
    expect(readUnsavedEdits(LIST)).toMatchObject([{ values }]);
  });

  it("a failed Undo says so, and can be tried again", async () => {
    renderScreen();
    restore.mockRejectedValue(full);
    await act(() => runMutation(restoration(lunch, LIST)));
    expect(shown).toEqual(["could not be put back.", "[Undo]", message]);
    expect(readDeletions(LIST)).toMatchObject([{ state: "deleted" }]);
  });
});

describe("when the browser has another list", () => {
  const otherList = new ApiError("PUT", 409, {
    fieldErrors: {},
    code: "wrong_list",
  });
  const message =
    /^This browser does not have the same list as when this tab was loaded/;

  it("a failed save says so, and keeps no values", async () => {
    renderScreen(lunch);
    replace.mockRejectedValue(otherList);
    await act(() => saveExpense(lunch, LIST, values));
    expect(shown).toEqual([expect.stringMatching(message)]);
    expect(readUnsavedEdits(LIST)).toEqual([]);
  });

  it("a failed deletion and a failed Undo say so, without another Undo", async () => {
    renderScreen(lunch);
    remove.mockRejectedValue(otherList);
    await act(() => deleteWithUndo(lunch, LIST));
    expect(shown.slice(2)).toEqual([expect.stringMatching(message)]);
    restore.mockRejectedValue(otherList);
    shown = [];
    await act(() => runMutation(restoration(lunch, LIST)));
    expect(shown).toEqual([expect.stringMatching(message)]);
    expect(readDeletions(LIST)).toEqual([]);
  });

  it("what is stored of the list before is not resumed", async () => {
    storeDeletion(lunch, "list-b", "deleting");
    storeUnsavedEdit({ expense: lunch, list: "list-b", values, errors: {} });
    const { result } = renderScreen(lunch);
    await act(async () => {});
    expect(result.current).toEqual([lunch]);
    expect(shown).toEqual([]);
    expect(remove).not.toHaveBeenCalled();
  });
});
