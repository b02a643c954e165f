// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NONE } from "@/lib/browser/api/list-ref";
import {
  type NewNotification,
  type NotificationAction,
  notifications,
  UNDO,
} from "./notification-queue";
import { Notifications } from "./notifications";

const run = vi.fn<(name: string) => void>();

beforeEach(() => {
  run.mockReset();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(<Notifications list="list-a" isCovered={false} />);
});

function show(title: string, action?: Omit<NotificationAction, "run">) {
  act(() =>
    notifications.show({
      id: title,
      title,
      ...(action && { action: { ...action, run: () => run(title) } }),
    }),
  );
}

const shown = () =>
  screen
    .queryAllByRole("dialog", { hidden: true })
    .map((notification) => notification.querySelector("h2")?.textContent);
const pressUndoKey = () =>
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });

it("with an action for another list closes", async () => {
  show("own undo", { label: UNDO, list: "list-a" });
  show("undo", { label: UNDO, list: "list-b" });
  show("edit", { label: "Edit again", list: "list-b" });
  show("own edit", { label: "Edit again", list: "list-a" });
  show("undo of the first plan", { label: UNDO, list: NONE });
  show("edit without a list", { label: "Edit again", list: NONE });
  show("start", { label: "Start a new list" });
  show("text");
  await expect
    .poll(shown)
    .toEqual([
      "text",
      "start",
      "undo of the first plan",
      "own edit",
      "own undo",
    ]);
  expect(run).not.toHaveBeenCalled();
});

it("Ctrl+Z runs the newest Undo that is not closing", () => {
  show("older", { label: UNDO, list: "list-a" });
  show("newer", { label: UNDO, list: "list-a" });
  show("edit", { label: "Edit again", list: "list-a" });
  show("text");
  pressUndoKey();
  expect(run.mock.calls).toEqual([["newer"]]);
  act(() => notifications.close("newer"));
  pressUndoKey();
  expect(run.mock.calls).toEqual([["newer"], ["older"]]);
});

it("without the network, an Undo that needs it does nothing", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show("local", { label: UNDO, list: "list-a" });
  show("remote", { label: UNDO, list: "list-a", needsNetwork: true });
  act(() => void dispatchEvent(new Event("offline")));
  const undo = screen.getByRole("button", { name: UNDO });
  expect(undo).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(undo);
  pressUndoKey();
  expect(run).not.toHaveBeenCalled();
  act(() => notifications.close("remote"));
  pressUndoKey();
  expect(run.mock.calls).toEqual([["local"]]);
});

it("moves the focus after a press, and not after Ctrl+Z", async () => {
  const focus = vi.fn();
  show("undo", { label: UNDO, list: "list-a", focus });
  pressUndoKey();
  fireEvent.click(screen.getByRole("button", { name: UNDO }));
  await vi.waitFor(() => expect(focus).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledTimes(2);
});

it("keeps nothing of a notification that it replaces", () => {
  const replace = (notification: Omit<NewNotification, "id">) =>
    act(() => notifications.show({ id: "rent", ...notification }));
  replace({
    type: "failure",
    title: "Rent could not be added.",
    action: { label: "Keep it", run: () => {} },
  });
  expect(screen.getByRole("button", { name: "Keep it" })).toBeVisible();
  replace({ title: "Rent was added." });
  expect(shown()).toEqual(["Rent was added."]);
  expect(screen.queryByRole("button", { name: "Keep it" })).toBeNull();
  expect(screen.getByRole("dialog")).not.toHaveAttribute("data-type");
});

describe("the time of a notification", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    return () => void vi.useRealTimers();
  });

  const advance = (seconds: number) =>
    act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const expectNone = () => expect.poll(shown).toEqual([]);
  const region = () => screen.getByRole("region", { name: "Notifications" });

  it("is ten seconds", async () => {
    show("text");
    await advance(9.5);
    expect(shown()).toEqual(["text"]);
    await advance(1);
    await expectNone();
  });

  it("stands still while it is hovered", async () => {
    show("text");
    fireEvent.mouseEnter(region());
    await advance(60);
    expect(shown()).toEqual(["text"]);
    fireEvent.mouseLeave(region());
    await advance(10);
    await expectNone();
  });

  it("stands still while it has the focus, which F6 moves to it", async () => {
    const button = document.body.appendChild(document.createElement("button"));
    show("text");
    button.focus();
    fireEvent.keyDown(button, { key: "F6" });
    expect(region()).toHaveFocus();
    await advance(60);
    expect(shown()).toEqual(["text"]);
    act(() => button.focus());
    await advance(10);
    await expectNone();
    button.remove();
  });
});
