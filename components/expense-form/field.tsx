import type { ReactNode } from "react";

/** A label above its control, and under it what is wrong with the value. */
export function Field({
  id,
  label,
  beside,
  error,
  children,
}: {
  id: string;
  label: string;
  /** At the other end of the label's line. */
  beside?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {beside}
      </div>
      {children}
      {error && (
        <p id={errorId(id)} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function errorId(fieldId: string): string {
  return `${fieldId}-error`;
}
