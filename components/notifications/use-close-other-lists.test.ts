// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { lunch } from "@/lib/testing/sample-expenses";
import * as queue from "./notification-queue";
import { useCloseOtherLists } from "./use-close-other-lists";

vi.mock("./notification-queue");

const close = vi.mocked(queue.closeNotification);
const values = { date: "", category: "", description: "", amount: "" };
const undo = (list: string): queue.NotificationData => ({
  action: { label: "Undo", deleted: lunch, list },
});
const editAgain = (list: string): queue.NotificationData => ({
  action: {
    label: "Edit again",
    edit: { expense: lunch, list, values, errors: {} },
  },
});

beforeEach(() => close.mockReset());

it("closes the notifications of other lists that have an action", () => {
  const notifications = [
    { id: "own undo", data: undo("list-a") },
    { id: "undo", data: undo("list-b") },
    { id: "own edit", data: editAgain("list-a") },
    { id: "edit", data: editAgain("list-b") },
    { id: "start", data: { action: { label: "Start a new list" as const } } },
    { id: "text" },
    {
      id: "closing",
      data: undo("list-b"),
      transitionStatus: "ending" as const,
    },
  ];
  renderHook(() => useCloseOtherLists(notifications, "list-a"));
  expect(close.mock.calls).toEqual([["undo"], ["edit"]]);
});
