import { expect, it } from "vitest";
import { DESCRIPTION_PATTERN, descriptionFault } from "./description";

/** As browsers compile it: https://html.spec.whatwg.org/multipage/input.html#attr-input-pattern */
const pattern = new RegExp(`^(?:${DESCRIPTION_PATTERN})$`, "v");

it.each([
  [" ", false],
  ["\u00a0\u200b", false],
  [" \u2800", false],
  ["\u2066\u2069", false],
  ["a", true],
  [" \u{1f35c} ", true],
  ["\u091a\u093e\u092f", true],
])("the input of a form accepts %j: %s", (text, isAccepted) => {
  expect(pattern.test(text)).toBe(isAccepted);
  expect(descriptionFault(text) !== "Enter a description.").toBe(isAccepted);
});
