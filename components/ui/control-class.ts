/** Classes of every input and select. */
export const CONTROL_CLASS =
  "block min-h-11 w-full min-w-0 rounded-xl border border-control bg-field px-4 py-2 transition-colors duration-150 placeholder:text-muted hover:border-muted aria-invalid:border-danger";
