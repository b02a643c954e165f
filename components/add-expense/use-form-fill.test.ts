// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { type FieldName, useFormFill } from "./use-form-fill";

const EMPTY = { date: "", category: "", description: "", amount: "" };
const CHAI = { amount: "120", description: "chai", date: "2026-01-04" };

const onFilled = vi.fn();
beforeEach(() => onFilled.mockReset());

function renderFill() {
  const form = document.createElement("form");
  form.innerHTML = `<input name="date" /><input name="description" /><input name="amount" />
    <select name="category"><option value=""></option><option>food</option></select>`;
  const { result } = renderHook(() => useFormFill({ current: form }, onFilled));
  const field = (name: FieldName) =>
    form.elements.namedItem(name) as HTMLInputElement;
  return {
    fill: result.current,
    values: () => readFormValues(form),
    type: (name: FieldName, value: string) => {
      field(name).value = value;
      result.current.noteEdit(name);
    },
  };
}

it("fills empty fields, and says which were changed", () => {
  const { fill, values } = renderFill();
  fill.fill(CHAI);
  expect(values()).toEqual({ ...EMPTY, ...CHAI });
  expect(onFilled).toHaveBeenCalledExactlyOnceWith([
    "date",
    "description",
    "amount",
  ]);
  fill.fill(CHAI);
  expect(onFilled).toHaveBeenCalledOnce();
});

it("replaces what it has filled, and empties what is not filled any more", () => {
  const { fill, values } = renderFill();
  fill.fill(CHAI);
  fill.fill({ amount: "12", category: "food" });
  expect(values()).toEqual({ ...EMPTY, amount: "12", category: "food" });
});

it("leaves what was typed before", () => {
  const { fill, values, type } = renderFill();
  type("description", "Tea with Asha");
  fill.fill(CHAI);
  expect(values()).toMatchObject({ description: "Tea with Asha" });
  fill.takeBack();
  expect(values()).toEqual({ ...EMPTY, description: "Tea with Asha" });
});

it("leaves a field that was edited after it was filled", () => {
  const { fill, values, type } = renderFill();
  fill.fill(CHAI);
  type("amount", "125");
  type("description", "");
  fill.fill({ amount: "130", description: "chai and toast" });
  expect(values()).toEqual({ ...EMPTY, amount: "125" });
  fill.takeBack();
  expect(values()).toEqual({ ...EMPTY, amount: "125" });
});

it("fills again what was edited and emptied, after it has taken everything back", () => {
  const { fill, values, type } = renderFill();
  fill.fill(CHAI);
  type("amount", "");
  fill.takeBack();
  fill.fill(CHAI);
  expect(values()).toEqual({ ...EMPTY, ...CHAI });
});

it("replaces also what was typed, if it is told to", () => {
  const { fill, values, type } = renderFill();
  type("description", "Lunch");
  type("date", "2026-01-01");
  fill.replace({ amount: "10", description: "chai" });
  expect(values()).toEqual({
    ...EMPTY,
    date: "2026-01-01",
    amount: "10",
    description: "chai",
  });
});

it("restores what has replaced the values, when it takes back what was filled later", () => {
  const { fill, values, type } = renderFill();
  const chip = { description: "chai", category: "food", amount: "10" };
  fill.replace(chip);
  fill.fill({ description: "metro", date: "2026-01-04" });
  expect(values()).toEqual({
    ...EMPTY,
    description: "metro",
    date: "2026-01-04",
  });
  fill.takeBack();
  expect(values()).toEqual({ ...EMPTY, ...chip });
  type("amount", "12");
  fill.fill({ description: "metro", amount: "40" });
  fill.takeBack();
  expect(values()).toEqual({ ...EMPTY, ...chip, amount: "12" });
  fill.replace({ description: "bus" });
  expect(values()).toEqual({ ...EMPTY, description: "bus", amount: "12" });
});

it("names the fields that have other values of the user", () => {
  const { fill, type } = renderFill();
  type("description", "Lunch");
  type("date", CHAI.date);
  expect(fill.typedFields(CHAI, false)).toEqual(["description"]);
  fill.fill(CHAI);
  expect(fill.typedFields({ amount: "130" }, true)).toEqual([]);
  type("amount", "125");
  expect(fill.typedFields({ amount: "120" }, false)).toEqual([]);
  expect(fill.typedFields({ amount: "120" }, true)).toEqual(["amount"]);
  expect(fill.typedFields({ amount: "130" }, false)).toEqual(["amount"]);
});

it("replaces all fields", () => {
  const { fill, values, type } = renderFill();
  type("description", "Lunch");
  type("category", "food");
  fill.replaceAll({ amount: "10" });
  expect(values()).toEqual({ ...EMPTY, amount: "10" });
  fill.takeBack();
  expect(values()).toEqual(EMPTY);
});

it("takes nothing back of a form that was reset", () => {
  const { fill, values, type } = renderFill();
  fill.fill(CHAI);
  fill.forget();
  type("amount", "120");
  fill.takeBack();
  expect(values()).toMatchObject({ amount: "120" });
});

it("ignores fields that are not the form's", () => {
  const { fill } = renderFill();
  expect(() => fill.noteEdit("other")).not.toThrow();
});
