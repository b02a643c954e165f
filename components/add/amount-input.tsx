import type {
  ClipboardEvent,
  ComponentProps,
  InputEvent,
  KeyboardEvent,
  WheelEvent,
} from "react";
import { MAX_AMOUNT_PAISE, pastedRupees, toRupees } from "@/lib/expenses/money";

const STEPS_PER_RUPEE = 100;

/** A number input for rupees, with what browsers do to one by accident taken away. */
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
  tellOfInput(currentTarget);
}

/** Browsers refuse text such as `₹1,250.50`, or make another number of it. */
function pasteRupees(event: ClipboardEvent<HTMLInputElement>) {
  const rupees = pastedRupees(event.clipboardData.getData("text"));
  if (rupees === undefined) return;
  event.preventDefault();
  event.currentTarget.value = rupees;
  tellOfInput(event.currentTarget);
}

/** Firefox would take a comma, and then find no number. */
function ignoreCommas(event: InputEvent<HTMLInputElement>) {
  if (event.data === ",") event.preventDefault();
}

/** A value set by script is not told to what listens to the form. */
function tellOfInput(input: HTMLInputElement) {
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
