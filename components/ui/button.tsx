import type { ComponentProps } from "react";

/**
 * A button that can still have the focus while it is disabled, and does nothing when
 * it is pressed then.
 */
export function Button({
  reasonId,
  isDisabled = reasonId !== undefined,
  onClick,
  className = "",
  ...props
}: ComponentProps<"button"> & {
  /** The id of the element that says why it is disabled. */
  reasonId?: string | undefined;
  /** By default, a button with a reason is disabled. */
  isDisabled?: boolean;
}) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isDisabled || undefined}
      aria-describedby={(isDisabled && reasonId) || props["aria-describedby"]}
      onClick={(event) => {
        // A submit button would send its form.
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={`aria-disabled:opacity-60 ${className}`}
    />
  );
}
