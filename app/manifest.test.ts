import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { FileKind } from "@/lib/domain/import/files/file-kind";
import { FILE_TYPES } from "@/lib/domain/import/files/file-types";
import { readStatement } from "@/lib/domain/import/read-statement";
import { StatementError } from "@/lib/domain/import/statement";
import { htmlTable } from "@/lib/testing/html-files";
import { xlsxFile } from "@/lib/testing/statement-files";
import manifest from "./manifest";

/** Where the width and the height are in a PNG file. */
const PNG_SIZE = [16, 20];

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

it("names icons and screenshots that exist, with the sizes that they have", () => {
  const { icons = [], screenshots = [] } = manifest();
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const file = [join("public", src), join("app", src)].find(existsSync) ?? "";
    expect(existsSync(file), src).toBe(true);
    if (type !== "image/png") continue;
    const bytes = readFileSync(file);
    expect(bytes.toString("latin1", 1, 4), src).toBe("PNG");
    const size = PNG_SIZE.map((offset) => bytes.readUInt32BE(offset));
    expect(size.join("x"), src).toBe(sizes);
  }
});

it("has what browsers need to install the app and to share with it", () => {
  const { icons = [], screenshots = [], shortcuts = [], ...app } = manifest();
  expect(app).toMatchObject({
    name: "Campus Kharcha",
    ...{ id: "/", start_url: "/", scope: "/", display: "standalone" },
    theme_color: "#07070d",
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
    },
  });
  const purposes = icons.map(({ purpose }) => purpose);
  expect(purposes).toContain("maskable");
  expect(purposes).toContain(undefined);
  const factors = screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(factors)).toEqual(new Set(["narrow", "wide"]));
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Add Expense", "/add"],
    ["My Expenses", "/show"],
  ]);
});
