// On phones a row is a grid of two lines. Browsers then forget that it is a
// row of a table, so each element says its own role.
export const CELL = "sm:px-4 sm:py-3 md:px-6";
export const AMOUNT_CELL = `${CELL} text-right whitespace-nowrap tabular-nums`;
