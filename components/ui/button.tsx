import type { ComponentProps } from "react";

/**
 * A button that can still have the focus while it is disabled, and does nothing when
 * it is pressed then.
 */
export function Button({
  isDisabled = false,
  reasonId,
  onClick,
  className = "",
  ...props
}: ComponentProps<"button"> & {
  isDisabled?: boolean;
  /** The id of the element that says why it is disabled. */
  reasonId?: string | undefined;
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
