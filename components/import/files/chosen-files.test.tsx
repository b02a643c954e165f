// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ReadResponse } from "@/lib/browser/import/statement.worker";
import { htmlTable } from "@/lib/testing/html-files";
import { openBrowser } from "@/lib/testing/open-browser";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import {
  PHONEPE_PAYMENTS,
  phonePeCsv,
  phonePeRow,
} from "@/lib/testing/pdf/phonepe-rows";
import { JANUARY, longStatement } from "@/lib/testing/sample-statements";
import { importScreen } from "@/lib/testing/screens/import-screen";
import { xlsxFile } from "@/lib/testing/statement-files";
import { activityPage, takeoutZip } from "@/lib/testing/takeout-files";
import { zipFile } from "@/lib/testing/zip/zip-file";

const PASSWORD = "9812300001";
const PAGES = phonePePages(PHONEPE_PAYMENTS.map(phonePeRow));
const LOCKED = {
  name: "locked.pdf",
  content: pdfFile(PAGES, {
    encryption: { method: "aes-256", password: PASSWORD },
  }),
};
const ACTIVITY = activityPage(
  [
    ["Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234", "Completed"],
    ["Paid ₹70.00 to Book Shop using Bank Account XXXXXX1234", "Failed"],
    ["Received ₹30.00 from Asha", "Completed"],
  ].map(([text = "", status = ""], index) => ({
    text,
    date: "Dec 6, 2025, 12:00:00\u202fPM GMT+05:30",
    details: [`ABCDEFGH123${index}`, status],
  })),
);

it("reads text and files that are pasted, and the clipboard", async () => {
  const { open, user } = await openBrowser();
  await open("/import");
  await importScreen.paste(JANUARY.content);
  await importScreen.waitForCounts("4 rows: 3 new");
  await importScreen.paste([{ ...JANUARY, name: "pasted.csv" }]);
  await importScreen.waitForCounts("8 rows: 3 new, 3 already here, 2 left out");
  await user.click(importScreen.button("Remove pasted.csv"));
  await importScreen.waitForCounts("4 rows: 3 new");
  await navigator.clipboard.writeText(
    "Date,Description,Amount\n05-Jan-2026,Chai,10",
  );
  await user.click(importScreen.button("Paste"));
  await importScreen.waitForCounts("5 rows: 4 new");
});

it("reads nothing without the network, and shows why", async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
  const { open, setOnline } = await openBrowser();
  await open("/import");
  setOnline(false);
  const reason = await screen.findByText(
    "You are offline. Importing needs the network.",
  );
  await importScreen.drop(JANUARY);
  await importScreen.paste([JANUARY]);
  await importScreen.paste(JANUARY.content);
  expect(scrollIntoView.mock.contexts).toEqual(Array(3).fill(reason));
  expect(screen.queryByRole("list", { name: "Files" })).toBeNull();
  for (const name of ["Choose files", "Paste"])
    expect(importScreen.button(name)).toHaveAttribute("aria-disabled", "true");
});

it("says why a file is refused, reads the others, also one before a file that is refused at once, and stores nothing", async () => {
  const { open, user, stored } = await openBrowser();
  await open("/import");
  await importScreen.choose(
    user,
    { name: "cut.csv", content: "%PDF-1.7\n1 0 obj" },
    { name: "picture.csv", content: "GIF89a\x01\x00\x01\x00" },
    { name: "letter.txt", content: "Hello there" },
    { name: "scan.pdf", content: pdfFile([[]]) },
    {
      name: "letter.pdf",
      content: pdfFile([[{ x: 40, y: 40, text: "Dear student" }]]),
    },
    JANUARY,
    longStatement(50),
    { name: "empty.csv", content: "" },
  );
  await importScreen.waitForCounts("54 rows: 53 new");
  expect(importScreen.refusals()).toEqual([
    expect.stringMatching(/PDF/),
    expect.stringMatching(/picture/),
    expect.stringMatching(/No table/),
    expect.stringMatching(/scan.*Download/),
    expect.stringMatching(/layout.*Download/),
    expect.stringMatching(/empty/),
  ]);
  expect(await stored()).toEqual([]);
});

it("shows how many pages of a file are read, and ends the worker when that is cancelled", async () => {
  const { open, user } = await openBrowser();
  const terminate = vi.fn();
  vi.stubGlobal(
    "Worker",
    class {
      onmessage?: (event: { data: ReadResponse }) => void;
      terminate = terminate;
      postMessage() {
        this.onmessage?.({ data: { progress: { done: 3, total: 1900 } } });
      }
    },
  );
  await open("/import");
  await importScreen.choose(user, { name: "long.pdf", content: "" });
  const progress = await screen.findByRole("progressbar", {
    name: "Pages of long.pdf read",
  });
  expect(progress).toHaveAttribute("max", "1900");
  expect(progress).toHaveValue(3);
  expect(importScreen.files()).toHaveTextContent("Reading page 4 of 1,900…");
  expect(terminate).not.toHaveBeenCalled();
  await user.click(importScreen.button("Cancel long.pdf"));
  expect(screen.queryByRole("list", { name: "Files" })).toBeNull();
  await expect.poll(() => terminate.mock.calls).toHaveLength(1);
  expect(importScreen.counts()).toBeUndefined();
});

it("asks for the password of a PDF until one opens it, neither stores nor sends it, and finds the payments in a CSV file", async () => {
  const { open, user, requests } = await openBrowser();
  await open("/import");
  await importScreen.choose(user, LOCKED);
  const password = await importScreen.password();
  expect(importScreen.refusals()).toEqual(["This file needs its password."]);
  expect(password).toHaveAttribute("type", "password");
  expect(password).toHaveAccessibleDescription(/phone number/);
  await user.type(password, "98123{Enter}");
  await expect
    .poll(importScreen.refusals)
    .toEqual(["This password does not open the file."]);
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  // The wrong one is selected.
  await user.keyboard(PASSWORD);
  await user.click(importScreen.button("Show password"));
  expect(password).toHaveValue(PASSWORD);
  expect(password).toHaveAttribute("type", "text");
  await user.click(importScreen.button("Open"));
  await importScreen.waitForCounts(
    "5 rows: 3 new, 0 already here, 2 left out.",
  );
  expect(importScreen.files()).toHaveTextContent("PhonePe · 5 rows");
  expect(password).not.toBeInTheDocument();
  await importScreen.importAll(user, "3 expenses were added.");
  const kept = JSON.stringify([
    requests,
    { ...localStorage },
    { ...sessionStorage },
    location.href,
    await storedImports(),
  ]);
  expect(kept).not.toContain(PASSWORD);
  await open("/import");
  await importScreen.choose(user, {
    name: "phonepe.csv",
    content: phonePeCsv(PHONEPE_PAYMENTS),
  });
  await importScreen.waitForCounts(
    "5 rows: 0 new, 3 already here, 2 left out.",
  );
});

async function storedImports() {
  const { importDatabase } =
    await import("@/lib/browser/import/import-database");
  const database = await importDatabase();
  return Promise.all([database.getAll("imports"), database.getAll("batches")]);
}

it("imports a Takeout of Google Pay, and its page adds nothing after it", async () => {
  const { open, user, stored } = await openBrowser();
  await open("/import");
  const others = {
    "Takeout/Google Pay/Google transactions/transactions_1.csv":
      Buffer.from("Time,Amount\n"),
  };
  await importScreen.choose(user, {
    name: "takeout.zip",
    content: takeoutZip(ACTIVITY, { others }),
  });
  await importScreen.waitForCounts(
    "3 rows: 1 new, 0 already here, 2 left out.",
  );
  expect(importScreen.files()).toHaveTextContent("Google Pay · 3 rows");
  expect(importScreen.files()).toHaveTextContent(
    "The purchases in transactions_1.csv were not read",
  );
  expect(importScreen.row("Book Shop")).toHaveTextContent("Not paid");
  await importScreen.importAll(user, "1 expense was added.");
  expect(await stored()).toHaveLength(1);
  await open("/import");
  await importScreen.choose(user, {
    name: "My Activity.html",
    content: ACTIVITY,
  });
  await importScreen.waitForCounts(
    "3 rows: 0 new, 1 already here, 2 left out.",
  );
});

it("reads a web page called .xls and a spreadsheet with its password, and says which files of a zip file may be statements", async () => {
  const { open, user } = await openBrowser();
  const bank = htmlTable([
    ["Txn Date", "Description", "Debit", "Credit", "Balance"],
    ["01 Sep 2026", "UPI/DR/412345678901/CHAI POINT", "40.00", "", "960.00"],
    ["02 Sep 2026", "SALARY", "", "5,000.00", "5,960.00"],
  ]);
  const two = { "a.csv": Buffer.from(bank), "b.csv": Buffer.from(bank) };
  const table = [
    ["Date", "Description", "Amount"],
    ["13/10/2026", "Chai", 20],
  ];
  await open("/import");
  await importScreen.choose(
    user,
    { name: "statement.xls", content: bank },
    { name: "two.zip", content: zipFile(two) },
    { name: "bank.xlsx", content: await xlsxFile({ A: table }, PASSWORD) },
  );
  await expect
    .poll(importScreen.refusals)
    .toEqual([
      "This zip file has 2 files that may be statements: a.csv and b.csv. Unpack it, and choose one of them.",
      "This file needs its password.",
    ]);
  await importScreen.waitForCounts(
    "2 rows: 1 new, 0 already here, 1 left out.",
  );
  await user.type(await importScreen.password(), PASSWORD);
  await user.click(importScreen.button("Open"));
  await importScreen.waitForCounts(
    "3 rows: 2 new, 0 already here, 1 left out.",
  );
});

it("remembers the chosen columns for the header, until they are chosen again", async () => {
  const content = [
    "When it was,Who got it,Rupees spent,Rupees saved",
    "05-Jan-2026,Tea Stall,20.00,1.00",
    "06-Jan-2026,Book Shop,30.00,2.00",
  ].join("\n");
  const { open, user } = await openBrowser();
  const openWith = async (name: string) => {
    await open("/import");
    await importScreen.choose(user, { name, content });
    await importScreen.waitForCounts("2 rows");
  };
  const column = (label: string) =>
    within(importScreen.files()).getByLabelText<HTMLSelectElement>(label);
  await openWith("own.csv");
  for (const [label, name] of [
    ["Date", "When it was"],
    ["Description", "Who got it"],
    ["Amount", "Rupees saved"],
  ] as const)
    await user.selectOptions(column(label), name);
  await expect.poll(() => importScreen.row("₹2")).toBeVisible();
  await openWith("again.csv");
  expect(importScreen.row("₹2")).toBeVisible();

  importScreen.button("Choose columns again").focus();
  await user.keyboard("{Enter}");
  const summary = within(importScreen.files()).getByText("Columns");
  expect(summary).toHaveFocus();
  expect(summary.closest("details")).toHaveAttribute("open");
  expect(
    screen.queryByRole("button", { name: "Choose columns again" }),
  ).toBeNull();
  await expect.poll(() => importScreen.row("₹20")).toBeVisible();
  await openWith("again.csv");
  expect(importScreen.row("₹20")).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Choose columns again" }),
  ).toBeNull();
});

it("focuses the next file after Remove, and then the button to add one", async () => {
  const content = "Date,Description,Amount\n05-Jan-2026,Chai,10";
  const { open, user } = await openBrowser();
  await open("/import");
  await importScreen.choose(
    user,
    { name: "one.csv", content },
    { name: "two.csv", content },
  );
  (await importScreen.findButton("Remove one.csv")).focus();
  await importScreen.findButton("Remove two.csv");
  await user.keyboard("{Enter}");
  expect(importScreen.button("Remove two.csv")).toHaveFocus();
  expect(importScreen.fileNames()).toEqual(["two.csv"]);
  await user.keyboard("{Enter}");
  expect(importScreen.button("Choose files")).toHaveFocus();
});
