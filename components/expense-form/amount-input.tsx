import type {
  ClipboardEvent,
  ComponentProps,
  InputEvent,
  KeyboardEvent,
  WheelEvent,
} from "react";
import {
  MAX_AMOUNT_PAISE,
  MIN_AMOUNT_PAISE,
  type Paise,
  parseRupees,
  plainDecimal,
  readPastedRupees,
  toRupees,
} from "@/lib/domain/expenses/money";

const STEPS_PER_RUPEE = 100;

/** A number input for rupees that ignores the mouse wheel and commas. */
export function AmountInput({
  className = "",
  ...rest
}: ComponentProps<"input">) {
  return (
    <input
      type="number"
      inputMode="decimal"
      min={toRupees(MIN_AMOUNT_PAISE)}
      max={toRupees(MAX_AMOUNT_PAISE)}
      step="0.01"
      onWheel={keepValueWhileScrolling}
      onKeyDown={stepByRupees}
      onPaste={pasteRupees}
      onBeforeInput={ignoreCommas}
      className={`[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none ${className}`}
      {...rest}
    />
  );
}

/**
 * The wheel changes a focused number input, but only scrolls over a read-only one:
 * https://html.spec.whatwg.org/multipage/input.html#concept-fe-mutable
 */
function keepValueWhileScrolling({
  currentTarget,
}: WheelEvent<HTMLInputElement>) {
  currentTarget.readOnly = true;
  requestAnimationFrame(() => {
    currentTarget.readOnly = false;
  });
}

/** By default the arrow keys step by one paisa. */
function stepByRupees(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget } = event;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  event.preventDefault();
  if (key === "ArrowUp") currentTarget.stepUp(STEPS_PER_RUPEE);
  else if (currentTarget.valueAsNumber > 1)
    currentTarget.stepDown(STEPS_PER_RUPEE);
  // Setting a value from a script fires no event.
  currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Browsers reject pasted text such as `₹1,250.50`, or change the number: `12,50`
 * becomes 1250. That one is ambiguous, so it is not pasted at all.
 */
function pasteRupees(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData("text");
  const rupees = readPastedRupees(text);
  if (rupees === text || (rupees === undefined && !text.includes(","))) return;
  event.preventDefault();
  if (rupees === undefined) return;
  // Deprecated, but the only way to insert at the caret of a number input that
  // supports the browser's undo: https://github.com/w3c/editing/issues/434
  document.execCommand("insertText", false, rupees);
}

/**
 * Firefox accepts a comma in a number input, whose value is then empty:
 * https://github.com/marmelab/react-admin/issues/4646
 */
function ignoreCommas(event: InputEvent<HTMLInputElement>) {
  if (event.data === ",") event.preventDefault();
}

/** The amount of an input: its text may also be `.5` or `1e2`. */
export function readAmount(text: string): Paise | undefined {
  return parseRupees(plainDecimal(text));
}
