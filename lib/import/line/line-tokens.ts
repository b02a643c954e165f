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

/** The form in which words are compared. */
export function plainWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[,.;:!]+$/, "");
}
