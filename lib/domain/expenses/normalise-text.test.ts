import fc from "fast-check";
import { expect, it } from "vitest";
import { normaliseText } from "./normalise-text";

const FORMS = ["NFC", "NFKC", "NFKD"] as const;
const THIRTY = "\u0301\u0316".repeat(15);

it("is the Unicode normalisation of text with up to 30 marks in a row", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...FORMS),
      (text, form) => {
        expect(normaliseText(`${text}a${THIRTY}b`, form)).toBe(
          `${text}a${THIRTY}b`.normalize(form),
        );
      },
    ),
  );
});

it("keeps the first 30 marks of a row, and what follows it", () => {
  const text = `चा${THIRTY}\u0301\u0316 b${THIRTY}\u0316`;
  const kept = `चा${THIRTY.slice(0, -1)} b${THIRTY}`;
  expect(normaliseText(text, "NFC")).toBe(kept.normalize("NFC"));
});

it("counts every character that becomes a mark only", () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    const isMark = /^\p{M}+$/u.test(character.normalize("NFKD"));
    const row = `a${character.repeat(31)}b`;
    if (isMark && normaliseText(row, "NFKD") === row.normalize("NFKD"))
      missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
