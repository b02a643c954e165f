// On phones a row is a grid of two lines. `display: grid` removes the semantics of
// table elements in some browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const CELL = "sm:px-4 sm:py-3 md:px-6 xl:px-4";
export const AMOUNT_CELL = `${CELL} text-right whitespace-nowrap tabular-nums`;
