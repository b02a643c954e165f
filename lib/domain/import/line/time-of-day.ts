import { type LineToken, LENGTHS, textAt } from "./line-tokens";

const HINDI =
  "subah|subh|savere|dopahar|dopaher|shaam|raat|सुबह|सवेरे|दोपहर|शाम|रात";
/** One alternative of a pattern. */
export const PART_OF_DAY = `(?:morning|noon|afternoon|evening|night|nite|sham|rat|${HINDI})`;

const HOUR = "(?:0?[1-9]|1[0-2])";
const MINUTE = String.raw`[0-5]\d`;
const CLOCK =
  String.raw`(?:${HOUR}(?:[:.]${MINUTE})? ?(?:[ap]m|[ap]\.m|ba?je|o'?clock|बजे)` +
  String.raw`|(?:[01]?\d|2[0-3]):${MINUTE}(?: ?[ap]m)?)`;
/** `at 6 pm`, `2:30`, `shaam 5 baje`, `raat ko`, `in the morning` */
const TIME = new RegExp(
  `^(?:(?:at|around|about|@) )?(?:${PART_OF_DAY} )?${CLOCK}(?: ${PART_OF_DAY})?(?: (?:ko|को))?$` +
    `|^${PART_OF_DAY} (?:ko|me|mein|को|में)$|^(?:at|in the|during) ${PART_OF_DAY}$`,
);
/** `subah` before `chai` at the start of a line, but not before `ka nashta` */
const FIRST = new RegExp(
  `^(?:${HINDI}) (?!(?:k[aeo]|ki|wal[aei]|me|mein|का|के|की|को|में)$)`,
);
const PART_ONLY = new RegExp(`^${PART_OF_DAY}$`);

/** The words that say the time of day, which an expense does not have. */
export function timeTokens(tokens: readonly LineToken[]): LineToken[] {
  const found = FIRST.test(textAt(tokens, 0, 2)) ? tokens.slice(0, 1) : [];
  for (let position = found.length; position < tokens.length;) {
    const count =
      LENGTHS.find((one) => TIME.test(textAt(tokens, position, one))) ?? 0;
    found.push(...tokens.slice(position, position + count));
    position += Math.max(count, 1);
  }
  // "75 morning", "25 subah subah"
  const before = tokens.findLastIndex(({ word }) => !PART_ONLY.test(word));
  if (/\d/.test(tokens[before]?.word ?? ""))
    found.push(...tokens.slice(before + 1));
  return found;
}
