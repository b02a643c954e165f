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

async function renderSuggestions() {
  const rendered = renderHook(useSuggestions);
  await act(async () => {});
  return rendered;
}

it("has the suggestions of the list", async () => {
  const { result } = await renderSuggestions();
  expect(result.current).toMatchObject({
    isLoaded: true,
    suggestions: [{ description: "Tea" }, { description: "Rent" }],
  });
});

it("loads the suggestions again", async () => {
  const { result } = await renderSuggestions();
  await act(async () => result.current.reload());
  expect(fetchSuggestions).toHaveBeenCalledTimes(2);
});

it("logs a failure, and has no suggestions", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  fetchSuggestions.mockRejectedValue(new Error("Down."));
  const { result } = await renderSuggestions();
  expect(log).toHaveBeenCalledOnce();
  expect(result.current.suggestions).toEqual([]);
});

it("loads the suggestions of another list", async () => {
  await renderSuggestions();
  await act(async () => publishListEvent({ kind: "switched" }));
  expect(fetchSuggestions).toHaveBeenCalledTimes(2);
});
