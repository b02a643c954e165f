import fc from "fast-check";
import { expect, it } from "vitest";
import { codeOfLink, linkOfCode } from "./link-code";

const LETTERS = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
const tokens = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));

const links = fc.record({ token: tokens, isReader: fc.boolean() });

const replaceAt = (text: string, index: number, letters: string) =>
  text.slice(0, index) + letters + text.slice(index + letters.length);

it.each([
  ["A".repeat(22), "0000 0000 0000 0000 0000 0000 0000"],
  ["_".repeat(21) + "w", "ZZZZ ZZZZ ZZZZ ZZZZ ZZZZ ZZZZ ZWSB"],
  ["AAECAwQFBgcICQoLDA0ODw", "000G 40R4 0M30 E209 185G R38E 1ZBP"],
])("the code of %s is %s", (token, code) => {
  expect(codeOfLink({ token, isReader: false }).join(" ")).toBe(code);
});

it("is the link again, also of one that only reads", () => {
  fc.assert(
    fc.property(
      links,
      fc.constantFrom("", " ", "-", " – ", "−"),
      (link, gap) => {
        const code = codeOfLink(link);
        expect(code).toHaveLength(7);
        for (const typed of [code.join(gap), code.join(gap).toLowerCase()])
          expect(linkOfCode(typed)).toEqual(link);
      },
    ),
  );
});

it("reads O as 0, and I and L as 1", () => {
  fc.assert(
    fc.property(links, fc.constantFrom("I", "i", "L", "l"), (link, one) => {
      const typed = codeOfLink(link)
        .join("-")
        .replaceAll("0", "o")
        .replaceAll("1", one);
      expect(linkOfCode(typed)).toEqual(link);
    }),
  );
});

it("refuses every code with one wrong letter", () => {
  fc.assert(
    fc.property(links, (link) => {
      const code = codeOfLink(link).join("");
      for (const [index, right] of [...code].entries())
        for (const letter of LETTERS)
          if (letter !== right)
            expect(linkOfCode(replaceAt(code, index, letter))).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

it("refuses every code with two neighbours swapped, a letter too many, or one too few", () => {
  fc.assert(
    fc.property(links, (link) => {
      const code = codeOfLink(link).join("");
      for (const [index, letter] of [...code].entries()) {
        const next = code[index + 1] ?? letter;
        const swapped = replaceAt(code, index, next + letter).slice(0, 28);
        if (next !== letter) expect(linkOfCode(swapped)).toBeUndefined();
        const shorter = code.slice(0, index) + code.slice(index + 1);
        expect(linkOfCode(shorter)).toBeUndefined();
        expect(linkOfCode(code + letter)).toBeUndefined();
      }
    }),
  );
});

it("refuses letters that no code has", () => {
  const code = codeOfLink({ token: "A".repeat(22), isReader: false }).join("");
  for (const letter of ["U", "ß", "0️", "é", "*", "_", "०"])
    expect(linkOfCode(replaceAt(code, 3, letter))).toBeUndefined();
});
