import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { FileKind } from "@/lib/import/files/file-kind";
import { FILE_TYPES } from "@/lib/import/files/file-types";
import { readStatement } from "@/lib/import/read-statement";
import { StatementError } from "@/lib/import/statement";
import { htmlTable } from "@/lib/testing/html-files";
import { xlsxFile } from "@/lib/testing/statement-files";
import manifest from "./manifest";

const ROWS = [
  ["Date", "Description", "Amount"],
  ["13/10/2026", "Chai", "20"],
];

/** A file of each kind, in which the reader need not find a statement. */
const FILES: Record<FileKind, () => Promise<Uint8Array> | Uint8Array> = {
  text: () => Buffer.from(ROWS.join("\n")),
  html: () => Buffer.from(htmlTable(ROWS)),
  "encrypted-xlsx": () => xlsxFile({ A: ROWS }, "secret"),
  zip: () => xlsxFile({ A: ROWS }),
  pdf: () => Buffer.from("%PDF-1.7\n"),
  xls: () => Buffer.from("d0cf11e0a1", "hex"),
  picture: () => Buffer.from("89504e47", "hex"),
  gzip: () => Buffer.from("1f8b0800", "hex"),
  other: () => Buffer.from("Rar!"),
};

async function isRead(file: Uint8Array): Promise<boolean> {
  try {
    await readStatement(file);
    return true;
  } catch (error) {
    return error instanceof StatementError && error.code !== "unsupported";
  }
}

it.each(Object.entries(FILES))(
  "names types of %s files if the import reads them",
  async (kind, file) => {
    expect(Object.keys(FILE_TYPES).includes(kind)).toBe(
      await isRead(await file()),
    );
  },
);

it("takes shared files of every type that the import reads, each named once", () => {
  const files = [manifest().share_target?.params.files ?? []].flat();
  const accepted = files.flatMap(({ accept }) => accept);
  expect(new Set(accepted)).toEqual(new Set(Object.values(FILE_TYPES).flat()));
  expect(accepted).toHaveLength(new Set(accepted).size);
  expect(accepted).toEqual(
    expect.arrayContaining([
      "application/pdf",
      ".pdf",
      "text/html",
      ".html",
      "application/zip",
      ".zip",
      "text/plain",
      ".txt",
    ]),
  );
});

it("has the name of the app, and icons and screenshots that exist", () => {
  const { name, icons = [], screenshots = [], shortcuts = [] } = manifest();
  expect(name).toBe("Campus Kharcha");
  const images = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap(({ icons = [] }) => icons),
  ].map(({ src }) => src);
  expect(images).not.toHaveLength(0);
  for (const image of images)
    // Next serves app/icon.svg, and the files of the folder public.
    expect(existsSync(`public${image}`) || existsSync(`app${image}`)).toBe(
      true,
    );
});
