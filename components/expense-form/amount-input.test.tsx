// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AmountInput } from "./amount-input";

it.each([
  ["250", "ArrowUp", "251"],
  ["250.5", "ArrowUp", "251.5"],
  ["250", "ArrowDown", "249"],
  ["1.5", "ArrowDown", "0.5"],
  ["1", "ArrowDown", "1"],
  ["0.5", "ArrowDown", "0.5"],
  ["", "ArrowUp", "1"],
  ["", "ArrowDown", ""],
  ["10000000", "ArrowUp", "10000000"],
])("changes %j by one rupee with %s, and reports %j", async (from, key, to) => {
  const onInput = vi.fn();
  render(
    <AmountInput aria-label="Amount" defaultValue={from} onInput={onInput} />,
  );
  const amount = screen.getByLabelText<HTMLInputElement>("Amount");
  amount.focus();
  await userEvent.keyboard(`{${key}}`);
  expect(amount.value).toBe(to);
  if (to !== from) expect(onInput).toHaveBeenCalled();
});
