// Under 768 px a row is a grid: description and amount, then date and category,
// then the state. `display: grid` removes the semantics of table elements in some
// browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const ROW =
  "max-md:grid max-md:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] max-md:items-center max-md:px-1 max-md:py-1";
export const CHECK =
  "max-md:col-start-1 max-md:row-span-3 max-md:row-start-1 max-md:self-start md:pl-3";
export const DATE =
  "whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:pl-2 max-md:text-sm max-md:text-muted md:px-2";
export const CATEGORY =
  "max-md:col-start-3 max-md:row-start-2 max-md:text-sm md:px-1";
export const DESCRIPTION =
  "max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 md:px-1 md:py-0.5";
export const AMOUNT =
  "text-right whitespace-nowrap tabular-nums max-md:col-start-4 max-md:row-start-1 max-md:self-start max-md:pt-2.5 max-md:pr-3 md:px-3";
export const STATE =
  "text-sm text-muted max-md:col-span-3 max-md:col-start-2 max-md:row-start-3 max-md:px-2 max-md:pb-1 md:px-3";
/** A state that is plain enough to share the second line. */
export const SHORT_STATE =
  "text-sm text-muted max-md:col-start-4 max-md:row-start-2 max-md:pr-3 max-md:text-right md:px-3";
