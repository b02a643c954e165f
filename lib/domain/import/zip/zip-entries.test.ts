import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, StatementError } from "@/lib/domain/import/statement";
import { failure } from "@/lib/testing/statement-files";
import { zipFile, type ZipParts } from "@/lib/testing/zip/zip-file";
import { deflatedPart, storedPart } from "@/lib/testing/zip/zip-parts";
import { readEntry } from "./read-entry";
import { zipEntries } from "./zip-entries";
import { propertyRuns } from "@/lib/testing/property-runs";

const CHAI = Buffer.from("Chai, चाय, ".repeat(100));

type Options = Parameters<typeof zipFile>[1];

function zipBlob(parts: ZipParts, options?: Options): Blob {
  return new Blob([zipFile(parts, options)]);
}

async function readFirst(zip: Blob): Promise<string> {
  const [entry] = await zipEntries(zip);
  if (!entry) throw new Error("There is no entry.");
  return new TextDecoder().decode(await readEntry(zip, entry));
}

describe("a zip file", () => {
  it.each([
    ["deflated", zipBlob({ "a.txt": CHAI })],
    ["stored", zipBlob({ "a.txt": storedPart(CHAI) })],
    ["zip64", zipBlob({ "a.txt": CHAI }, { isZip64: true })],
    [
      "with a long comment",
      zipBlob({ "a.txt": CHAI }, { comment: Buffer.alloc(65_535, "PK\x05") }),
    ],
    [
      "with the end of another zip file in its comment",
      zipBlob(
        { "a.txt": CHAI },
        { comment: Buffer.concat([Buffer.from(zipFile({})), Buffer.alloc(9)]) },
      ),
    ],
    [
      "with bytes after its end",
      new Blob([zipBlob({ "a.txt": CHAI }), new Uint8Array(5)]),
    ],
    [
      "zip64, with a long comment",
      zipBlob(
        { "a.txt": CHAI },
        { isZip64: true, comment: Buffer.alloc(65_535) },
      ),
    ],
  ])("is read %s", async (_, zip) => {
    expect(await readFirst(zip)).toBe(CHAI.toString());
  });

  it("lists its entries with their names", async () => {
    const names = ["रसीद.csv", "../../etc/passwd", "a.csv", "a.csv", "", "b/"];
    const zip = zipBlob(names.map((name) => [name, CHAI] as const));
    const entries = await zipEntries(zip);
    expect(entries.map(({ name }) => name)).toEqual(names);
  });

  it("of no entries is read", async () => {
    expect(await zipEntries(zipBlob({}))).toEqual([]);
  });

  it("with more entries than its end can state is read", async () => {
    const parts = Array.from(
      { length: 65_540 },
      (_, index) => [`${index}`, storedPart(Buffer.alloc(0))] as const,
    );
    const zip = zipBlob(parts, { entries: 65_540 % 65_536 });
    expect(await zipEntries(zip)).toHaveLength(65_540);
  });
});

describe("a hostile zip file", () => {
  const bomb = deflatedPart(Buffer.alloc(MAX_FILE_BYTES + 1));

  it.each([
    ["states more than 50 MB", bomb, "too-large"],
    ["states fewer bytes than it has", { ...bomb, bytes: 100 }, "unreadable"],
    ["states no bytes", { ...bomb, bytes: 0 }, "unreadable"],
    [
      "states more bytes than it has",
      { ...deflatedPart(CHAI), bytes: 5000 },
      "unreadable",
    ],
    [
      "stores more bytes than it states",
      { ...storedPart(CHAI), bytes: 10 },
      "unreadable",
    ],
    [
      "has another checksum",
      { ...deflatedPart(CHAI), checksum: 1 },
      "unreadable",
    ],
    [
      "goes beyond the end of the file",
      { ...deflatedPart(CHAI), packedBytes: 100_000 },
      "unreadable",
    ],
    ["is cut off", { ...deflatedPart(CHAI), packedBytes: 20 }, "unreadable"],
    [
      "is encrypted",
      { ...deflatedPart(CHAI), isEncrypted: true },
      "unsupported",
    ],
    [
      "has an unknown method",
      { ...deflatedPart(CHAI), method: 9 },
      "unsupported",
    ],
    [
      "is not deflated",
      { ...deflatedPart(CHAI), packed: Buffer.alloc(50, 0xff) },
      "unreadable",
    ],
  ])("whose entry %s is refused", async (_, part, code) => {
    const error = await failure(readFirst(zipBlob({ a: part })));
    expect(error.code).toBe(code);
  });

  it("with another number of entries than it states is refused", async () => {
    const zip = zipBlob({ a: CHAI }, { entries: 2 });
    expect((await failure(zipEntries(zip))).code).toBe("unreadable");
  });

  it("that is cut off anywhere is refused", async () => {
    for (const isZip64 of [false, true]) {
      const zip = zipBlob({ a: CHAI, b: CHAI }, { isZip64 });
      for (let bytes = 0; bytes < zip.size; bytes += 1)
        await failure(zipEntries(zip.slice(0, bytes)));
    }
  });

  it("with any changed bytes is read or refused", () => {
    const zip = zipFile({ a: CHAI, b: storedPart(CHAI) }, { isZip64: true });
    const change = fc.tuple(
      fc.nat({ max: zip.length - 1 }),
      fc.constantFrom(0, 1, 0x7f, 0xff),
    );
    return fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 5 }),
        async (changes) => {
          const changed = zip.slice();
          for (const [at, byte] of changes) changed[at] = byte;
          const text = await readFirst(new Blob([changed])).catch(
            (error: unknown) => {
              if (error instanceof StatementError) return CHAI.toString();
              throw error;
            },
          );
          expect(text).toBe(CHAI.toString());
        },
      ),
      {
        numRuns: propertyRuns(1000),
        // The count of entries is not 0, but its lowest 16 bits are.
        examples: [
          [
            [
              [1853, 0],
              [2041, 127],
            ],
          ],
        ],
      },
    );
  });
});
