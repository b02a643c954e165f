import { MONTHS } from "@/lib/domain/expenses/calendar-date";
import { normaliseText } from "@/lib/domain/expenses/normalise-text";

/** Hindi has more spellings than one. */
const OTHER_LANGUAGES = ["mr", "bn", "ta", "te", "kn", "ml", "gu", "pa"].map(
  (language) =>
    new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }),
);
const namesOf = (index: number) =>
  OTHER_LANGUAGES.map((language) => language.format(Date.UTC(2000, index)));

const NAMES = [
  "january जनवरी",
  "february फरवरी फ़रवरी",
  "march मार्च",
  "april अप्रैल",
  "may मई",
  "june जून",
  "july जुलाई",
  "august अगस्त",
  "september sept सितंबर सितम्बर",
  "october अक्टूबर अक्तूबर",
  "november नवंबर नवम्बर",
  "december दिसंबर दिसम्बर",
].map(
  (names, index) =>
    new Set(
      [...names.split(" "), MONTHS[index] ?? "", ...namesOf(index)].map(
        (name) => normaliseText(name, "NFKC").toLowerCase(),
      ),
    ),
);

/** Those in letters of India. */
export const INDIAN_MONTHS = NAMES.flatMap((names) =>
  [...names].filter((name) => name > "\u0900"),
);

/** 1 to 12; 0 for a word that is no month, or not in lower case. */
export function monthNumber(name: string): number {
  return NAMES.findIndex((names) => names.has(name)) + 1;
}
