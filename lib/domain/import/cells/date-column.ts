import { isSerialDate, readDateCell } from "./date-cell";

/** Whether a column stores its dates as serial numbers such as `46000`. */
export function hasSerialDates(cells: readonly string[]): boolean {
  let serials = 0;
  let others = 0;
  for (const cell of cells) {
    if (isSerialDate(cell)) serials += 1;
    else if (readDateCell(cell) !== undefined) others += 1;
  }
  return serials > others;
}
