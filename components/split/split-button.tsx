import type { ReactNode } from "react";

/** Beside the label of the field that it is in; its target is higher than that line. */
export function SplitButton({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute top-0 right-0 text-sm font-medium text-teal transition-colors duration-150 after:absolute after:-inset-x-3 after:-inset-y-3.5 hover:text-text"
    >
      {children}
    </button>
  );
}
