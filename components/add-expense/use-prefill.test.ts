// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, it, vi } from "vitest";
import {
  ADD_AGAIN_HREF,
  isFilledByUrl,
  removePrefill,
  storeToAddAgain,
} from "@/lib/browser/expenses/add-address";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { today } from "@/lib/domain/expenses/calendar-date";
import { usePrefill } from "./use-prefill";

const TEA = { category: "food", description: "Tea", amount: "5" };
const NONE = { date: "", category: "", description: "", amount: "" };

function Form() {
  return h(
    "form",
    { ref: usePrefill() },
    h("input", { name: "date" }),
    h("select", { name: "category" }, h("option"), h("option", {}, "food")),
    h("input", { name: "description" }),
    h("input", { name: "amount" }),
    h("button", { name: "send" }),
  );
}

function valuesAt(path: string) {
  history.replaceState(null, "", path);
  const { container } = render(h(Form));
  const form = container.querySelector("form");
  return form && readFormValues(form);
}

it("fills the form from the URL, with today's date", () => {
  expect(
    valuesAt("/add?category=food&description=Tea&amount=5&date=2020-01-01"),
  ).toEqual({ ...TEA, date: today() });
});

it("ignores a category that cannot be chosen, and names that are no field", () => {
  expect(valuesAt("/add?category=rent&send=1&other=1")).toEqual({
    ...NONE,
    date: today(),
  });
});

it("fills the form with the expense to add again, until it was added", () => {
  storeToAddAgain({ ...TEA, date: "2020-01-01" });
  expect(valuesAt("/add")).toEqual(NONE);
  for (const visit of ["first", "reloaded"])
    expect(valuesAt(ADD_AGAIN_HREF), visit).toEqual({ ...TEA, date: today() });
  expect(isFilledByUrl()).toBe(true);
  removePrefill();
  expect(location.pathname + location.hash).toBe("/add");
  expect(valuesAt(ADD_AGAIN_HREF)).toEqual(NONE);
});

it("fills the form with the expense to add again where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeToAddAgain({ ...TEA, date: "2020-01-01" });
  expect(valuesAt(ADD_AGAIN_HREF)).toEqual({ ...TEA, date: today() });
  vi.unstubAllGlobals();
});

it("leaves the form empty without a query", () => {
  expect(valuesAt("/add")).toEqual(NONE);
});

it("removes the query", () => {
  history.replaceState(null, "", "/add?amount=5");
  removePrefill();
  expect(location.pathname + location.search).toBe("/add");
});
