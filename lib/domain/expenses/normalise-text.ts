/** The limit of the Stream-Safe Text Format: https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
const EXCESS_MARKS =
  /(?<![\p{M}\uff9e\uff9f])([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * The Unicode normalisation of the text. Of more than 30 combining marks in a row,
 * only the first 30 are kept: `normalize` alone takes seconds for thousands of
 * them, because its time is quadratic in their number.
 */
export function normaliseText(
  text: string,
  form: "NFC" | "NFKC" | "NFKD",
): string {
  // eslint-disable-next-line no-restricted-properties -- the text has no long row of marks here
  return withoutExcess(withoutExcess(text).normalize(form));
}

function withoutExcess(text: string): string {
  return text.replace(EXCESS_MARKS, "$1");
}

/** `२०` and `২০` → `20`, in all Indian scripts. */
export function withAsciiDigits(text: string): string {
  // Their blocks of 128 characters have the digits at the same position.
  return text.replace(/(?=\p{Nd})[\u0966-\u0d6f]/gu, (digit) =>
    String((digit.charCodeAt(0) - 0x966) % 0x80),
  );
}
