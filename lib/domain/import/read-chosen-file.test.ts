import { describe, expect, it, vi } from "vitest";
import { bankPages } from "@/lib/testing/pdf/bank-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { failure, outline, xlsxFile } from "@/lib/testing/statement-files";
import { activityPage, takeoutZip } from "@/lib/testing/takeout-files";
import { zipFile } from "@/lib/testing/zip/zip-file";
import { storedPart } from "@/lib/testing/zip/zip-parts";
import { readChosenFile } from "./read-chosen-file";
import { MAX_FILE_BYTES } from "./statement";

const CSV = Buffer.from("Date,Item,Amount\n13/10/2026,Chai,20\n");
const CHAI = "2 2026-10-13 Chai 20";
const page = (date: string) =>
  activityPage([
    {
      text: "Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234",
      date,
      details: ["ABCDEFGH1234", "Completed"],
    },
    {
      text: "Paid ₹70.00 to Chai Point using Bank Account XXXXXX1234",
      date,
      details: ["ABCDEFGH1235", "Failed"],
    },
  ]);
const MONTH_FIRST = page("Dec 6, 2025, 12:00:00\u202fPM GMT+05:30");
const DAY_FIRST = page("6 Dec 2025, 12:00:00 IST");
const ROWS = ["1 2025-12-06 Chai Point 100", "2 failed"];

const read = (...parts: BlobPart[]) => readChosenFile(new Blob(parts));

describe("a Takeout", () => {
  it.each([
    ["month-first dates", takeoutZip(MONTH_FIRST)],
    ["day-first dates", takeoutZip(DAY_FIRST)],
    ["a translated folder", takeoutZip(DAY_FIRST, { folder: "Datenexport/" })],
    ["no folder", takeoutZip(DAY_FIRST, { folder: "" })],
    [
      "a translated name",
      zipFile({
        "Takeout/Google Pay/मेरी गतिविधि/मेरी गतिविधि.html":
          Buffer.from(DAY_FIRST),
      }),
    ],
    [
      "other statements in it",
      takeoutZip(DAY_FIRST, {
        others: { "Takeout/Drive/a.csv": CSV, "Takeout/Mail/b.html": CSV },
      }),
    ],
  ])("with %s is read", async (_, zip) => {
    const statement = await read(zip);
    expect(statement.source).toBe("Google Pay");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual(ROWS);
  });

  it("is read unpacked", async () => {
    expect(outline(await read(MONTH_FIRST))).toEqual(ROWS);
  });

  it("says that purchases are not counted twice", async () => {
    const name = "Takeout/Google Pay/Google transactions/transactions_12.csv";
    const zip = takeoutZip(DAY_FIRST, { others: { [name]: CSV } });
    const statement = await read(zip);
    expect(outline(statement)).toEqual(ROWS);
    expect(statement.warnings).toEqual([
      { text: expect.stringContaining("transactions_12.csv") as string },
    ]);
  });

  it("with the activities of two accounts names their folders", async () => {
    const name = "b/Google Pay/My Activity/My Activity.html";
    const zip = takeoutZip(DAY_FIRST, {
      folder: "a/",
      others: { [name]: Buffer.from(DAY_FIRST) },
    });
    const { message } = await failure(read(zip));
    expect(message).toContain(
      "a/Google Pay/My Activity/My Activity.html and b/Google Pay/My Activity/My Activity.html",
    );
  });

  it("without an activity says what to choose", async () => {
    const zip = zipFile({ "Takeout/Google Pay/Rewards earned/a.csv": CSV });
    const error = await failure(read(zip));
    expect(error.message).toContain("My Activity");
  });
});

describe("another zip file", () => {
  it("with one statement is read", async () => {
    const csv = { "folder/a.csv": CSV, "__MACOSX/folder/._a.csv": CSV };
    expect(outline(await read(zipFile(csv)))).toEqual([CHAI]);
    const sheet = Buffer.from(
      await xlsxFile({
        A: [
          ["Date", "Item", "Amount"],
          ["13/10/2026", "Chai", 20],
        ],
      }),
    );
    const xlsx = { "a.xlsx": sheet, "readme.md": CSV };
    expect(outline(await read(zipFile(xlsx)))).toEqual([CHAI]);
  });

  it("with a PDF that has a password asks for it, and reports its pages", async () => {
    const payment = { date: "02/09/2026", narration: ["UPI/CHAI/1"] };
    const pages = bankPages([
      { ...payment, paise: -4000 },
      { ...payment, paise: -500 },
    ]);
    const encryption = { method: "aes-256", password: "98123" } as const;
    const pdf = Buffer.from(pdfFile(pages, { encryption }));
    const zip = new Blob([zipFile({ "a.pdf": pdf })]);
    const asked = await failure(readChosenFile(zip));
    expect(asked.code).toBe("password-needed");
    const onProgress = vi.fn();
    const { rows } = await readChosenFile(
      zip,
      { password: "98123" },
      onProgress,
    );
    expect(rows).toHaveLength(2);
    expect(onProgress).toHaveBeenCalledWith({ done: 1, total: 1 });
  });

  it("with a spreadsheet that has a password asks for it", async () => {
    const cells = [
      ["Date", "Item", "Amount"],
      ["13/10/2026", "Chai", 20],
    ];
    const sheet = Buffer.from(await xlsxFile({ A: cells }, "secret"));
    const zip = new Blob([zipFile({ "a.xlsx": sheet })]);
    const asked = await failure(readChosenFile(zip));
    expect(asked.code).toBe("password-needed");
    const wrong = await failure(readChosenFile(zip, { password: "x" }));
    expect(wrong.code).toBe("password-wrong");
    const statement = await readChosenFile(zip, { password: "secret" });
    expect(outline(statement)).toEqual([CHAI]);
  });

  it.each([
    [["a.csv", "b/b.csv"], "a.csv and b.csv"],
    [["a.csv", "a.csv"], "a.csv and a.csv"],
    [["1.csv", "2.xls", "3.html", "4.pdf"], "1.csv, 2.xls, 3.html and 1 more"],
    [["a\\..\\x\u202e.csv", "a.csv"], "x .csv and a.csv"],
  ])("with %j says which to choose from", async (names, list) => {
    const zip = zipFile(names.map((name) => [name, CSV] as const));
    const error = await failure(read(zip));
    expect(error.code).toBe("unsupported");
    expect(error.message).toContain(`: ${list}. Unpack it`);
  });

  it.each([
    ["no statement", { "a.jpg": CSV }, "no statement"],
    [
      "another zip file",
      { "a.csv": Buffer.from(zipFile({ b: CSV })) },
      "another zip",
    ],
  ])("with %s is refused", async (_, parts, words) => {
    const error = await failure(read(zipFile(parts)));
    expect(error.code).toBe("unsupported");
    expect(error.message).toContain(words);
  });
});

describe("a file over 50 MB", () => {
  const large = new Uint8Array(MAX_FILE_BYTES);

  it("is refused, and not read, unless it is a zip file", async () => {
    const error = await failure(read("Date,Amount\n", large));
    expect(error.code).toBe("too-large");
    expect(error.message).toContain("50 MB");
    const zip = zipFile({ "a.csv": CSV, "a.mp4": Buffer.from(large) });
    expect(outline(await read(zip))).toEqual([CHAI]);
  });

  it("is refused as a spreadsheet", async () => {
    const zip = zipFile({
      "xl/workbook.xml": CSV,
      "xl/sharedStrings.xml": storedPart(Buffer.from(large)),
    });
    expect((await failure(read(zip))).code).toBe("too-large");
  });
});

it("a file that the browser cannot open is refused", async () => {
  const gone = new Blob(["Date,Amount\n"]);
  gone.slice = () => gone;
  gone.arrayBuffer = () => Promise.reject(new Error("NotReadableError"));
  const error = await failure(readChosenFile(gone));
  expect(error.message).toBe(
    "The browser cannot open this file. Choose it again.",
  );
});

it("the name of the file completes dates without a year", async () => {
  const file = new File(
    ["Date,Item,Amount\n3 Oct,Tea,10"],
    "expenses 2026.csv",
  );
  const { rows } = await readChosenFile(file);
  expect(rows).toMatchObject([{ date: "2026-10-03" }]);
});
