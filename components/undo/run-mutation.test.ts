// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  type NewNotification,
  notifications,
} from "@/components/notifications/notification-queue";
import { ApiError } from "@/lib/browser/api/api-error";
import type { Inverse, Mutation } from "./mutation";
import { runMutation } from "./run-mutation";

vi.mock("@/components/notifications/notification-queue");
const close = vi.mocked(notifications.close);
const show = vi.mocked(notifications.show);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  close.mockReset();
  show.mockReset();
});

const shown = () =>
  show.mock.calls.map(([{ title, action }]) => [title, action?.label]);
const lastShown = (): NewNotification | undefined => show.mock.lastCall?.[0];

const undone = vi.fn<(value: string | undefined) => Promise<void>>();
const inverse = (value?: string): Inverse => ({
  list: "list-a",
  focus: () => {},
  apply: () => undone(value),
  messages: { failed: () => ({ title: "Not undone." }), log: "Not undone." },
});
const mutation = (
  apply: () => Promise<string>,
  messages: Partial<Mutation<string>["messages"]> = {},
): Mutation<string> => ({
  ...{ apply, inverse },
  messages: {
    done: (value) => ({ id: "change", title: `${value} was saved.` }),
    failed: () => ({ title: "Not saved." }),
    log: "Not saved.",
    ...messages,
  },
});
const fail = (error: Error) => () => Promise.reject<string>(error);

beforeEach(() => undone.mockReset().mockResolvedValue());

it("shows an Undo that closes its notification and runs the inverse of the result", async () => {
  expect(await runMutation(mutation(() => Promise.resolve("Tea")))).toBe("Tea");
  expect(shown()).toEqual([["Tea was saved.", "Undo"]]);
  const { action } = lastShown() ?? {};
  expect(action).toMatchObject({ list: "list-a", needsNetwork: true });
  action?.run();
  expect(close).toHaveBeenCalledExactlyOnceWith("change");
  expect(undone).toHaveBeenCalledExactlyOnceWith("Tea");
});

it("needs no network to undo what is on this device", async () => {
  const { apply, messages } = inverse();
  const local = { apply, messages };
  const change = mutation(() => Promise.resolve("Tea"));
  await runMutation({ ...change, inverse: () => local });
  const { action } = lastShown() ?? {};
  expect(action).toMatchObject({ label: "Undo" });
  expect(action).not.toHaveProperty("needsNetwork");
  // It suits every list that the screen may show.
  expect(action).not.toHaveProperty("list");
});

it("shows no Undo without an inverse, and nothing without a message", async () => {
  const change = mutation(() => Promise.resolve("Tea"));
  await runMutation({ ...change, inverse: () => undefined });
  expect(shown()).toEqual([["Tea was saved.", undefined]]);
  show.mockReset();
  await runMutation(mutation(change.apply, { done: () => undefined }));
  expect(show).not.toHaveBeenCalled();
});

it("offers the Undo of an optimistic change before its response, and once", async () => {
  const optimistic = { id: "change", title: "Saved." };
  const running = runMutation(
    mutation(() => Promise.resolve("Tea"), { optimistic }),
  );
  expect(shown()).toEqual([["Saved.", "Undo"]]);
  await running;
  expect(shown()).toEqual([
    ["Saved.", "Undo"],
    ["Tea was saved.", undefined],
  ]);
});

it("says and logs a failure", async () => {
  const error = new Error("Down.");
  expect(await runMutation(mutation(fail(error)))).toBeUndefined();
  expect(lastShown()).toEqual({ type: "failure", title: "Not saved." });
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Not saved.", error);
});

it("says that an Undo has failed", async () => {
  const failing = { ...inverse(), apply: fail(new Error("Down.")) };
  const change = mutation(() => Promise.resolve("Tea"));
  await runMutation({ ...change, inverse: () => failing });
  lastShown()?.action?.run();
  await vi.waitFor(() => expect(lastShown()?.title).toBe("Not undone."));
});

it("leaves a failure without a message to its caller", async () => {
  const error = new Error("Down.");
  const messages = { log: "Not saved." };
  await expect(
    runMutation({ ...mutation(fail(error)), messages }),
  ).rejects.toBe(error);
  expect(show).not.toHaveBeenCalled();
});

const problem = (code: "wrong_list" | "list_full") =>
  new ApiError("POST", 409, { fieldErrors: {}, code });

it("says that the browser has another list in place of the failure", async () => {
  await runMutation(mutation(fail(problem("wrong_list"))));
  expect(shown()).toEqual([
    [
      expect.stringMatching(/^This browser does not have the same list/),
      undefined,
    ],
  ]);
});

it("says that the list is full beside the failure", async () => {
  await runMutation(mutation(fail(problem("list_full"))));
  expect(shown()).toEqual([
    ["Not saved.", undefined],
    ["This list is full. Delete expenses before you add more.", undefined],
  ]);
});
