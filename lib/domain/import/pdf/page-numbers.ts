import { lineText, type TextLine } from "./text-lines";

const NAMED_PAGE =
  /^\W*(page( no)?[\s.:]*\d+(\s*(of|\/)\s*\d+)?|\d+ of \d+)\W*$/i;
/** Such as `2`, `- 2 -` and `2/3`. */
const BARE_PAGE = /^(?:[-–—|] ?)?(\d{1,4})( ?\/ ?\d{1,4})?(?: ?[-–—|])?$/;
/** In points, between the positions of one line on two pages. */
const Y_TOLERANCE = 1;

/**
 * Removes the lines that have a page number only. A number without the word is one if
 * it is that of its page, and the page ends with it or another page has one there.
 */
export function withoutPageNumbers(lines: readonly TextLine[]): TextLine[] {
  const bare = lines.filter((line) => isBarePage(line, false));
  const isNumber = (line: TextLine, index: number) =>
    NAMED_PAGE.test(lineText(line)) ||
    isBarePage(line, true) ||
    (bare.includes(line) &&
      (lines[index + 1]?.page !== line.page ||
        bare.some(
          ({ page, y }) =>
            page !== line.page && Math.abs(y - line.y) <= Y_TOLERANCE,
        )));
  return lines.filter((line, index) => !isNumber(line, index));
}

function isBarePage(line: TextLine, hasCount: boolean): boolean {
  const [, number, count] = BARE_PAGE.exec(lineText(line)) ?? [];
  return Number(number) === line.page + 1 && (count !== undefined) === hasCount;
}
