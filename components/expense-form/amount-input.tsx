import type {
  ClipboardEvent,
  ComponentProps,
  InputEvent,
  KeyboardEvent,
  WheelEvent,
} from "react";
import { MAX_AMOUNT_PAISE, pastedRupees, toRupees } from "@/lib/expenses/money";

const STEPS_PER_RUPEE = 100;

/** A number input for rupees, which neither the wheel nor a comma changes. */
export function AmountInput({
  className = "",
  ...rest
}: ComponentProps<"input">) {
  return (
    <input
      type="number"
      inputMode="decimal"
      min="0.01"
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
 * A focused number input takes the wheel for itself, but a read-only one leaves
 * it to the page: https://html.spec.whatwg.org/multipage/input.html#concept-fe-mutable
 */
function keepValueWhileScrolling({
  currentTarget,
}: WheelEvent<HTMLInputElement>) {
  currentTarget.readOnly = true;
  requestAnimationFrame(() => {
    currentTarget.readOnly = false;
  });
}

/** The arrow keys would step by one paisa. */
function stepByRupees(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget } = event;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  event.preventDefault();
  if (key === "ArrowUp") currentTarget.stepUp(STEPS_PER_RUPEE);
  else if (currentTarget.valueAsNumber > 1)
    currentTarget.stepDown(STEPS_PER_RUPEE);
  // A value set by script fires no event.
  currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Browsers refuse text such as `₹1,250.50`, or make another number of it: of
 * `12,50`, which is left to the person, 1250.
 */
function pasteRupees(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData("text");
  const rupees = pastedRupees(text);
  if (rupees === text || (rupees === undefined && !text.includes(","))) return;
  event.preventDefault();
  if (rupees === undefined) return;
  // Deprecated, but the only way to insert at the caret of a number input and
  // to keep the browser's undo: https://github.com/w3c/editing/issues/434
  document.execCommand("insertText", false, rupees);
}

/** Firefox would take a comma, and then find no number. */
function ignoreCommas(event: InputEvent<HTMLInputElement>) {
  if (event.data === ",") event.preventDefault();
}
