import { type LineToken, textAt } from "./line-tokens";

/** The number of people that an amount is divided by, in `count` tokens; doubtful if they may be guests. */
type LineDivision = {
  parts: number;
  count: number;
  isDoubtful: boolean;
};

const PARTS = String.raw`([2-9]|[1-9]\d)`;
const PEOPLE =
  "people|persons?|friends|boys|girls|members|roomies|roommates|players|of us|ways|log|logo|logon|dost|doston|लोग|लोगों";
const IN = "by|in|into|among|amongst|between|me|mein|में";
const SPLIT =
  "split|splitted|divide|divided|shared|share|baa?n?t\\w*|बांट\\S*|बाँट\\S*|[/÷]";
const MAX_WORDS = 6;

type Phrase = {
  pattern: RegExp;
  /** Whether other words may stand between the amount and it. */
  isAnywhere?: true;
  isAtEnd?: true;
  isDoubtful?: true;
};

const PHRASES: readonly Phrase[] = [
  // "split by 3", "divided among 4 friends", "divide kiya 4 me", "/ 3"
  {
    pattern: new RegExp(
      `^(?:${SPLIT})(?: (?:kiya|karke|it))?(?: (?:${IN}))? ${PARTS}(?: (?:${PEOPLE}))?(?: (?:${IN}))?$`,
    ),
    isAnywhere: true,
  },
  // "3 logo me"
  {
    pattern: new RegExp(`^${PARTS} (?:${PEOPLE}) (?:me|mein|में)$`),
    isAnywhere: true,
  },
  // "4 me divide"
  {
    pattern: new RegExp(
      `^${PARTS}(?: (?:${PEOPLE}))?(?: (?:${IN}))? (?:${SPLIT})(?: (?:kiya|kiye|diya|gaya))?$`,
    ),
  },
  // "1200 by 10", but not "240 in 10 min"
  { pattern: new RegExp(`^(?:by|in) ${PARTS}$`), isAtEnd: true },
  // "900, 4 log"
  {
    pattern: new RegExp(
      `^(?:(?:we (?:were|are)|hum) )?${PARTS} (?:${PEOPLE})(?: the)?$`,
    ),
    isDoubtful: true,
  },
  {
    pattern: new RegExp(`^(?:we (?:were|are)|hum) ${PARTS}(?: the)?$`),
    isDoubtful: true,
  },
];
/** Between two expenses these are no division: "20 chai / 30 samosa". */
const SIGN = /^[/÷]$/;
/** A "share auto" is a vehicle. */
const UNCLEAR =
  /\b(?:split|divided?|shared? (?:with|by|among|amongst|between))\b/;
const OF_PEOPLE = new RegExp(`^(?:${PEOPLE})$`);

/** The division that begins at the position, directly behind an amount or anywhere. */
export function divisionAt(
  tokens: readonly LineToken[],
  position: number,
  isBehindAmount: boolean,
): LineDivision | undefined {
  const words = tokens
    .slice(position, position + MAX_WORDS)
    .map(({ word }) => word);
  for (let count = words.length; count > 1; count -= 1) {
    const text = words.slice(0, count).join(" ");
    const next = tokens[position + count];
    const isEnd = next === undefined || isWith(next);
    for (const { pattern, isAnywhere, isAtEnd, isDoubtful } of PHRASES) {
      const isHere =
        isBehindAmount || (isAnywhere && (isEnd || !SIGN.test(words[0] ?? "")));
      if (!isHere || (isAtEnd && !isEnd)) continue;
      const parts = pattern.exec(text)?.[1];
      if (parts !== undefined)
        return {
          parts: Number(parts),
          count,
          isDoubtful: isDoubtful ?? false,
        };
    }
  }
  return undefined;
}

/** Whether names of people may follow. */
export function isWith(token: LineToken | undefined): boolean {
  return token?.word === "with" || token?.word === "w/";
}

/** Whether the words tell of a division, though not by how many: "split with Asha". */
export function isUnclearDivision(tokens: readonly LineToken[]): boolean {
  return UNCLEAR.test(textAt(tokens, 0, tokens.length));
}

/** Whether the word says who divides: "people". */
export function isOfPeople(token: LineToken | undefined): boolean {
  return token !== undefined && OF_PEOPLE.test(token.word);
}
