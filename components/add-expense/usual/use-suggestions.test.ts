// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "@/lib/browser/expenses/fetch-suggestions";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { useSuggestions } from "./use-suggestions";
import { asPaise } from "@/lib/domain/expenses/money";

vi.mock("@/lib/browser/expenses/fetch-suggestions");

const fetchSuggestions = vi.mocked(api.fetchSuggestions);
const suggestion = (description: string, category: string) => ({
  description,
  category,
  amountPaise: asPaise(1000),
  count: 1,
  weekdays: [1, 0, 0, 0, 0, 0, 0],
});

beforeEach(() => {
  fetchSuggestions
    .mockReset()
    .mockResolvedValue([suggestion("Tea", "food"), suggestion("Rent", "rent")]);
});

async function renderForm() {
  const form = document.createElement("form");
  form.innerHTML = `<input name="description" /><select name="category">
    <option value=""></option><option>food</option><option>travel</option></select>`;
  const field = (name: string) =>
    form.elements.namedItem(name) as HTMLInputElement;
  const { result, rerender } = renderHook(useSuggestions, { initialProps: 0 });
  await act(async () => {});
  return {
    result,
    rerender,
    category: () => field("category").value,
    enter: (name: string, value: string) => {
      field(name).value = value;
      act(() => result.current.onInput(form, name));
    },
  };
}

it("selects the usual category of a known description", async () => {
  const { result, category, enter } = await renderForm();
  enter("description", "Tea");
  expect([category(), result.current.proposed]).toEqual(["food", "Food"]);
  enter("description", "Teapot");
  expect([category(), result.current.proposed]).toEqual(["", ""]);
});

it("leaves a category that the user has selected", async () => {
  const { result, category, enter } = await renderForm();
  enter("description", "Tea");
  enter("category", "travel");
  enter("description", "Tea");
  expect([category(), result.current.proposed]).toEqual(["travel", ""]);
});

it("ignores a usual category without an option", async () => {
  const { result, category, enter } = await renderForm();
  enter("description", "Rent");
  expect([category(), result.current.proposed]).toEqual(["", ""]);
});

it("loads the suggestions again after an expense was added", async () => {
  const { rerender } = await renderForm();
  await act(async () => rerender(1));
  expect(fetchSuggestions).toHaveBeenCalledTimes(2);
});

it("logs a failure, and has no suggestions", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  fetchSuggestions.mockRejectedValue(new Error("Down."));
  const { result } = await renderForm();
  expect(log).toHaveBeenCalledOnce();
  expect(result.current.suggestions).toEqual([]);
});

it("loads the suggestions of another list", async () => {
  await renderForm();
  await act(async () => publishListEvent({ kind: "switched" }));
  expect(fetchSuggestions).toHaveBeenCalledTimes(2);
});
