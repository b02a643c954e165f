import { normaliseText } from "@/lib/expenses/normalise-text";

/** A word of the line, with the offsets of its text. */
export type LineToken = {
  start: number;
  end: number;
  /** In lower case, with ASCII digits and without the comma or full stop that follows it. */
  word: string;
};

/** Longer text is no line; the rest is ignored. */
const MAX_LENGTH = 600;

export function lineTokens(line: string): LineToken[] {
  return [...line.slice(0, MAX_LENGTH).matchAll(/\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: plainWord(match[0]),
  }));
}

const GLUED =
  /^(?!x{2,}\p{Nd})(\p{L}[\p{L}\p{M}]*?\p{L}:?)(@?\p{Nd}{2,6})$|^((?:rs\.?|₹)\p{Nd}{1,6})(\p{L}{2}.*)$/iu;

/** The words of a line with those divided that have an amount in them: `chai120`, `rs50chai`. */
export function dividedTokens(tokens: readonly LineToken[], line: string) {
  return tokens.flatMap((token): LineToken[] => {
    const [whole, ...parts] =
      GLUED.exec(line.slice(token.start, token.end)) ?? [];
    if (whole === undefined) return [token];
    let { start } = token;
    return parts
      .filter((part) => part !== undefined)
      .map((part) => {
        const end = start + part.length;
        const word = { start, end, word: plainWord(part) };
        start = end;
        return word;
      });
  });
}

/** The form in which words are compared. */
export function plainWord(text: string): string {
  return normaliseText(text, "NFKC")
    .toLowerCase()
    .replace("’", "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(?<![,.;:!])[,.;:!]+$/, "");
}
