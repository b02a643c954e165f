import { randomBytes } from "node:crypto";
import { mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readChosenFile } from "@/lib/domain/import/read-chosen-file";
import { outline } from "@/lib/testing/statement-files";
import { activityPage } from "@/lib/testing/takeout-files";
import { type EmptyPart, writeSparseZip } from "@/lib/testing/zip/sparse-zip";
import { deflatedPart } from "@/lib/testing/zip/zip-parts";
import type { ZipPart } from "@/lib/testing/zip/zip-records";

const MEGABYTE = 1024 * 1024;
const ACTIVITY = "Takeout/Google Pay/My Activity/My Activity.html";
const page = Buffer.from(
  activityPage([
    {
      text: "Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234",
      date: "Dec 6, 2025, 12:00:00\u202fPM GMT+05:30",
      details: ["ABCDEFGH1234", "Completed"],
    },
  ]),
);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "large-zip-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file, and how many bytes of it each read has taken. */
async function openZip(parts: Record<string, ZipPart | EmptyPart>) {
  const path = join(folder, "takeout.zip");
  writeSparseZip(path, parts);
  const reads: number[] = [];
  const counted = (blob: Blob): Blob => {
    const { arrayBuffer, slice } = blob;
    blob.arrayBuffer = () => {
      reads.push(blob.size);
      return arrayBuffer.call(blob);
    };
    blob.slice = (...range) => counted(slice.apply(blob, range));
    return blob;
  };
  return { zip: counted(await openAsBlob(path)), reads };
}

it("a Takeout of 250 MB is read without the rest of it", async () => {
  const { zip, reads } = await openZip({
    "Takeout/Google Photos/1.mp4": { emptyBytes: 150 * MEGABYTE },
    [ACTIVITY]: deflatedPart(page),
    "Takeout/Google Photos/2.mp4": { emptyBytes: 100 * MEGABYTE },
  });
  expect(zip.size).toBeGreaterThan(250 * MEGABYTE);
  expect(outline(await readChosenFile(zip))).toEqual([
    "1 2025-12-06 Chai Point 100",
  ]);
  const bytesRead = reads.reduce((sum, bytes) => sum + bytes);
  expect(bytesRead).toBeLessThan(100_000);
});

it("a long entry is read and unpacked in slices of 1 MB", async () => {
  // Random, so that it cannot be packed.
  const filler = randomBytes(1.2 * MEGABYTE).toString("base64");
  const { zip, reads } = await openZip({
    [ACTIVITY]: deflatedPart(
      Buffer.concat([page, Buffer.from(`<!--${filler}-->`)]),
    ),
  });
  expect(zip.size).toBeGreaterThan(MEGABYTE);
  expect(outline(await readChosenFile(zip))).toHaveLength(1);
  expect(Math.max(...reads)).toBe(MEGABYTE);
});
