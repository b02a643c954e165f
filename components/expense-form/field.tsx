import type { ReactNode } from "react";

/** A control with its label above and its error below. */
export function Field({
  id,
  label,
  beside,
  error,
  children,
}: {
  id: string;
  label: string;
  /** Shown at the end of the line of the label. */
  beside?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="relative min-w-0">
      <div className="mb-1.25 flex items-baseline justify-between gap-2 text-sm font-medium text-muted">
        <label htmlFor={id}>{label}</label>
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
