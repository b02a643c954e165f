import fc from "fast-check";
import readQr from "jsqr";
import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { upiAddress } from "@/lib/domain/upi";
import { propertyRuns } from "@/lib/testing/property-runs";
import { modulesPath, qrModules } from "./qr-code";

it("draws one rectangle for each run of dark modules", () => {
  expect(
    modulesPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe("M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z");
});

it("is read by another program as the address of a payment that it was made of", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z\d._-]{1,40}@[a-z]{2,10}$/),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (id, name, note, paise) => {
        const address = upiAddress({ id, name, note, paise: asPaise(paise) });
        expect(decodeQr(address)).toBe(address);
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

/** Draws the code, with four pixels for each side of a module, and reads the picture. */
function decodeQr(text: string): string | undefined {
  const { data, size } = qrModules(text);
  const side = size * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return readQr(pixels, side, side)?.data;
}

const PIXELS = 4;
