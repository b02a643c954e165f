// Marks that stand over letters of any script, such as accents and harakat. A
// vowel sign belongs to a script of its own and is no accent.
const ACCENTS = /(?=\p{Mn})\p{Script=Inherited}/gu;

const known = new Map<string, string>();

/** The text without its letter case and accents, to be found by and sorted by. */
export function folded(text: string): string {
  let result = known.get(text);
  if (result === undefined) {
    // Capitals also bring ß to SS and both small sigmas together.
    result = text.normalize("NFKD").replace(ACCENTS, "").toUpperCase();
    known.set(text, result);
  }
  return result;
}
