import { normaliseText } from "@/lib/domain/expenses/normalise-text";

const PART = /\([^()]*\)|\S+/g;

/** Parts of a phrase that stand for more than words. */
const CLASSES: Readonly<Record<string, string>> = {
  "^": String.raw`(?:^|[.;:!\n]\s?)`,
  "..": String.raw`[^.\n]{0,50}`,
  "...": String.raw`[^\n]{0,100}`,
  "<rs>": String.raw`(?:₹|(?<![a-z])(?:rs|inr)\b)`,
  "<amount>": String.raw`(?:₹|(?<![a-z])(?:rs|inr))[. ]{0,2}\d[\d,.]*(?:\/-)?`,
  "<digits>": String.raw`[x*•\d]{2,}\b`,
};

/**
 * Makes one pattern of a table of phrases, which end with a comma or a line feed:
 *
 * - `a|b` is one of the words, `(a|b)` may be missing, `a_b` is two words as one part;
 * - `bills?` has an optional letter, `pay*` any ending, `#` is a digit;
 * - `-a|b` at the start: not after these words; `!a|b`: not before them;
 * - `..` is a gap within a sentence, `...` one within a line, `<3>` up to three words;
 * - `^` is the start of a sentence, `<rs>` a currency, `<amount>` rupees, `<digits>` those
 *   of an account;
 * - `गए` is also `गये`, `गई` also `गयी`.
 */
export function phrases(table: string, flags = "i"): RegExp {
  return new RegExp(tableSource(table), flags);
}

/** The same, at the start of a text only. */
export function leadingPhrases(table: string): RegExp {
  return new RegExp(`^(?:${tableSource(table)})`, "i");
}

function tableSource(table: string): string {
  // Messages have no joiners.
  const sources = normaliseText(table, "NFC")
    .replace(/\p{Cf}/gu, "")
    .split(/[,\n]/)
    .map((phrase) => phrase.match(PART) ?? [])
    .filter((parts) => parts.length > 0)
    .map(phraseSource);
  const isWord = (source: string) => source.startsWith("\\b");
  // One boundary before all of them is faster than one before each.
  const ofWords = sources.filter(isWord).map((source) => source.slice(2));
  const others = sources.filter((source) => !isWord(source));
  if (ofWords.length > 0) others.unshift(`\\b(?:${ofWords.join("|")})`);
  return others.join("|");
}

function phraseSource(parts: readonly string[]): string {
  let source = "";
  /** The space before the next part; a gap and an optional part have none. */
  let space = "";
  for (const part of parts) {
    const sign = part.charAt(0);
    const count = /^<(\d)>$/.exec(part)?.[1];
    if (sign === "-") source += `(?<!\\b(?:${words(part.slice(1))})[ ])`;
    else if (sign === "!")
      source += `(?![ -]?(?:${words(part.slice(1))})${end(part)})`;
    else if (part.startsWith("..") || part === "^") {
      source += CLASSES[part];
      space = "";
    } else if (sign === "(" || count !== undefined) {
      source += space;
      source +=
        count === undefined
          ? `(?:${start(part.slice(1))}(?:${words(part.slice(1, -1))}) )?`
          : `(?:[\\w.'-]+ ){0,${count}}`;
      space = "";
    } else {
      const word = CLASSES[part] ?? `(?:${words(part)})${end(part)}`;
      const isFirst = space === "" && CLASSES[part] === undefined;
      source += space + (isFirst ? start(part) : "") + word;
      space = " ";
    }
  }
  return source;
}

/** `\b` does not know the letters of Indian languages. */
const INDIAN = "[\\u0900-\\u0963\\u0970-\\u0dff]";

function start(word: string): string {
  if (/^[a-z\d#]/i.test(word)) return "\\b";
  return word > "\u0900" && word < "\u0dff" ? `(?<!${INDIAN})` : "";
}

function end(word: string): string {
  const last = word.charAt(word.length - 1);
  if (/[a-z\d?*#]/i.test(last)) return "\\b";
  return last > "\u0900" && last < "\u0dff" ? `(?!${INDIAN})` : "";
}

/** "गये" is "गए", and "गयी" is "गई". */
const OLD_SPELLINGS: Readonly<Record<string, string>> = { ए: "ये", ई: "यी" };

function words(alternatives: string): string {
  return alternatives
    .replace(/[./$+]/g, String.raw`\$&`)
    .replace(/<\w+>/g, (name) => CLASSES[name] ?? name)
    .replace(
      /(?<=[^|_])[एई]/g,
      (vowel) => `(?:${vowel}|${OLD_SPELLINGS[vowel]})`,
    )
    .replaceAll("_", " ")
    .replaceAll("*", String.raw`\w*`)
    .replaceAll("#", String.raw`\d`);
}

/** The words of a text, which white space separates. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
