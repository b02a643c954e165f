// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import * as api from "@/lib/client/private-list/switch-list";
import { lunch } from "@/lib/testing/sample-expenses";
import { JoinDialog } from "./join-dialog";

vi.mock("@/lib/client/private-list/switch-list");

const join = vi.mocked(api.joinList);
const onEnd = vi.fn();
const list = {
  expenses: [lunch],
  unreadable: 0,
  isEditable: true,
  list: "list-a",
};

beforeEach(() => {
  onEnd.mockReset();
  join.mockReset();
  vi.spyOn(console, "error").mockReturnValue();
  render(createElement(JoinDialog, { token: "token", list, onEnd }));
});

const press = () =>
  act(async () =>
    screen.getByRole("button", { name: "Open the list of the link" }).click(),
  );

it("does not say that the link is of another list, which is not known", () => {
  expect(screen.getByRole("alertdialog").textContent).toContain(
    "If the link is of another list, which one do you want to keep here?",
  );
});

it.each([
  "joined",
  "same-list",
  "dead-link",
  "replaced-link",
  "blocked-cookies",
] as const)("ends with %s", async (outcome) => {
  join.mockResolvedValue(outcome);
  await press();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(outcome);
});

it.each([
  ["wrong_list", /^This browser does not have the same list as before\./],
  ["unknown_list", /^The link to this browser’s list was replaced,/],
] as const)("says why %s has rejected the join", async (code, text) => {
  join.mockRejectedValue(new ApiError("POST", 409, { fieldErrors: {}, code }));
  await press();
  expect(screen.getByRole("alert").textContent).toMatch(text);
  expect(onEnd).not.toHaveBeenCalled();
});
