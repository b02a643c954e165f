// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFieldErrors } from "./use-field-errors";

it("has the error of a field until the field is changed", () => {
  const { result } = renderHook(() => useFieldErrors());
  act(() => result.current.setFieldErrors({ date: "No.", amount: "No." }));
  act(() => result.current.clearFieldErrors(["amount", "category"]));
  expect(result.current.fieldErrors).toEqual({ date: "No." });
  const before = result.current.fieldErrors;
  act(() => result.current.clearFieldErrors(["amount"]));
  expect(result.current.fieldErrors).toBe(before);
});
