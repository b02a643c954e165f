/** The text about a script that did not load, and about a failed request. */
export const PLAN_FAILURE = "Your plan could not be loaded.";

/** As high as the line, or the card, that replaces it. */
export function PlanPlaceholder() {
  return (
    <div
      aria-hidden
      className="flex h-full min-h-11.5 items-center border-t border-hairline px-4 before:h-3 before:w-40 before:rounded-full before:bg-track md:px-5 lg:min-h-38 lg:items-start lg:rounded-card lg:border-0 lg:bg-surface lg:pt-5 lg:shadow-card"
    />
  );
}
