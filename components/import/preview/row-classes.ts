// Under 1024 px a row is a grid: description and amount, then date and category,
// then the state. `display: grid` removes the semantics of table elements in some
// browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const ROW =
  "max-lg:grid max-lg:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:px-1 max-lg:py-1";
export const CHECK =
  "max-lg:col-start-1 max-lg:row-span-3 max-lg:row-start-1 max-lg:self-start lg:pl-3";
export const DATE =
  "whitespace-nowrap max-lg:col-start-2 max-lg:row-start-2 max-lg:pl-2 max-lg:text-sm max-lg:text-muted lg:px-2";
export const CATEGORY =
  "max-lg:col-span-2 max-lg:col-start-3 max-lg:row-start-2 max-lg:max-w-50 max-lg:text-sm lg:px-1";
export const DESCRIPTION =
  "max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-1 lg:px-1 lg:py-0.5";
export const AMOUNT =
  "text-right whitespace-nowrap tabular-nums max-lg:col-start-4 max-lg:row-start-1 max-lg:self-start max-lg:pt-2.5 max-lg:pr-3 lg:px-3";
export const STATE =
  "text-sm text-muted max-lg:col-span-3 max-lg:col-start-2 max-lg:row-start-3 max-lg:px-2 max-lg:pb-1 lg:px-3";
/** Of a row that is imported without a question. */
export const PLAIN_STATE = "text-sm text-muted max-lg:sr-only lg:px-3";
