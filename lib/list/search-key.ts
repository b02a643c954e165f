// Marks that stand over letters of any script, such as accents and harakat, and
// the Hebrew points. A vowel sign belongs to a script of its own and is no
// accent, and the marks of kana make other letters.
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\u0591-\u05c7]/gu;

/** Letters whose strokes Unicode does not take for accents. */
const PLAIN: Record<string, string> = {
  Ł: "L",
  Ø: "O",
  Đ: "D",
  Ħ: "H",
  Ŧ: "T",
  Æ: "AE",
  Œ: "OE",
};

const known = new Map<string, string>();

/** The text without its letter case and accents, to be found by and sorted by. */
export function folded(text: string): string {
  let result = known.get(text);
  if (result === undefined) {
    // Capitals also bring ß to SS and both small sigmas together.
    result = text
      .normalize("NFKD")
      .replace(ACCENTS, "")
      .toUpperCase()
      .replace(/[ŁØĐĦŦÆŒ]/g, (letter) => PLAIN[letter] ?? letter);
    known.set(text, result);
  }
  return result;
}
