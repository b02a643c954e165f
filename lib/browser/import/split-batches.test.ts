import fc from "fast-check";
import { expect, it } from "vitest";
import { newLunch } from "@/lib/testing/sample-expenses";
import { splitBatches } from "./split-batches";

const KIB = 1024;

it("splits at 500 rows", () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    ...newLunch,
    key: `${index}`,
  }));
  const batches = [...splitBatches(rows)];
  expect(batches.map((batch) => batch.rows.length)).toEqual([500, 500, 1]);
});

it("yields nothing for no rows", () => {
  expect([...splitBatches([])]).toEqual([]);
});

it("splits at 200 KiB of UTF-8, and loses no row", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 500 }), {
        maxLength: 40,
      }),
      fc.nat(40),
      (descriptions, copies) => {
        const rows = Array.from({ length: copies }, () => descriptions)
          .flat()
          .map((description, index) => ({
            ...newLunch,
            description,
            key: `${index}`,
          }));
        const batches = [...splitBatches(rows)];
        expect(batches.flatMap((batch) => batch.rows)).toEqual(rows);
        for (const { json } of batches)
          expect(Buffer.byteLength(json.join())).toBeLessThanOrEqual(200 * KIB);
      },
    ),
    { numRuns: 50 },
  );
});
