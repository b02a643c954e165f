import type { ReactNode } from "react";

/** A label above its control, and under it what the server said of the value. */
export function Field({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
      </label>
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
