// On phones a row is a grid of two lines. `display: grid` removes the semantics of
// table elements in some browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const CELL = "md:px-3 md:first:pl-5 md:last:pr-5";
export const AMOUNT_CELL = `${CELL} text-right whitespace-nowrap tabular-nums`;
