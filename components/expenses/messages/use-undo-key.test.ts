// @vitest-environment jsdom
import { Toast } from "@base-ui/react/toast";
import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Expense } from "@/lib/expenses/expense";
import { showMessage, toastManager, useMessageDelivery } from "./message-queue";
import { useUndoKey } from "./use-undo-key";

const onAction = vi.fn();
const expense = (_id: string): Expense => ({
  _id,
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amountPaise: 9950,
});

beforeEach(() => {
  onAction.mockReset();
  renderHook(
    () => {
      useMessageDelivery();
      useUndoKey(onAction);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(Toast.Provider, { toastManager }, children),
    },
  );
});

function press(init: KeyboardEventInit, target: EventTarget = document.body) {
  const event = new KeyboardEvent("keydown", {
    key: "z",
    bubbles: true,
    cancelable: true,
    ...init,
  });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

function offerUndo(id: string) {
  const data = { action: { label: "Undo" as const, deleted: expense(id) } };
  act(() => showMessage({ id, title: id, data }));
}

it.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: "Z" }])(
  "%j presses the Undo of the newest message that has one",
  (keys) => {
    offerUndo("older");
    offerUndo("newer");
    act(() => showMessage({ title: "Something else" }));
    expect(press(keys)).toBe(true);
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      label: "Undo",
      deleted: expense("newer"),
    });
  },
);

it("leaves other keys, fields and a screen without Undo alone", () => {
  expect(press({ ctrlKey: true })).toBe(false);
  offerUndo("1");
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  const input = document.body.appendChild(document.createElement("input"));
  expect(press({ ctrlKey: true }, input)).toBe(false);
  input.remove();
  expect(onAction).not.toHaveBeenCalled();
});
