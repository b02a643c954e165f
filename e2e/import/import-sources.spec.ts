import { expect, test } from "../fixtures";
import { JANUARY, listText, statement } from "./statement-files";

test("text can be pasted, and files too", async ({ importPage }) => {
  await importPage.goto();
  await importPage.paste(JANUARY.content);
  await expect(importPage.counts()).toContainText("4 rows: 3 new");
  await importPage.paste({ ...JANUARY, name: "pasted.csv" });
  await expect(importPage.counts()).toContainText(
    "8 rows: 3 new, 3 already here, 2 left out",
  );
  await importPage.button("Remove pasted.csv").click();
  await expect(importPage.counts()).toContainText("4 rows: 3 new");
});

test("the Paste button reads the clipboard", async ({
  context,
  importPage,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await importPage.goto();
  await importPage.page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    JANUARY.content,
  );
  await importPage.button("Paste").click();
  await expect(importPage.counts()).toContainText("4 rows: 3 new");
});

for (const [what, file, message] of [
  ["an empty file", { name: "empty.csv", content: "" }, /empty/i],
  ["a PDF", { name: "a.csv", content: "%PDF-1.7\n1 0 obj" }, /PDF/],
  [
    "a picture",
    { name: "a.csv", content: "GIF89a\x01\x00\x01\x00" },
    /picture|image/i,
  ],
  ["text without a table", { name: "a.csv", content: "Hello there" }, /./],
] as const)
  test(`${what} is refused with a reason, and other files are read`, async ({
    page,
    importPage,
  }) => {
    await importPage.goto();
    await importPage.choose(file, JANUARY);
    await expect(importPage.files().getByRole("alert")).toHaveText(message);
    await expect(importPage.counts()).toContainText("4 rows: 3 new");
    expect(await listText(page)).toBe("[]");
  });

test("text of a file is never HTML or script", async ({ page, importPage }) => {
  const to = `<img src=x onerror="window.attacked=1">`;
  await importPage.goto();
  await importPage.choose(
    statement(
      [
        { to, out: "20.00" },
        { to: `In ${to}`, in: "5.00" },
      ],
      `${to}.csv`,
    ),
  );
  await expect(importPage.counts()).toContainText("2 rows");
  await expect(importPage.files()).toContainText(to);
  await importPage.importAll();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
});
