import { expect, test } from "../fixtures";

test.use({ lists: "private" });

test("the link opens the list on another device, after a question", async ({
  page,
  record,
  yourData,
  phone,
}) => {
  await record({}, { description: "Tea" });
  const link = await yourData.showLink();
  expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/data#join=`));
  const urls: string[] = [];
  const posts: string[] = [];
  phone.page.on("request", (request) => {
    urls.push(request.url());
    if (request.method() === "POST") posts.push(request.url());
  });
  await phone.page.goto(link);
  const dialog = phone.yourData.joinDialog();
  await expect(dialog).toContainText(
    "Whoever has this link sees everything you add.",
  );
  await expect(phone.page).toHaveURL("/data");
  expect(posts).toEqual([]);
  await dialog.getByRole("button", { name: "Open this list" }).click();
  await expect(phone.yourData.main()).toContainText(
    "The list is open on this device. It has 2 expenses.",
  );
  const [, token = ""] = link.split("#join=");
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
  await phone.yourData
    .main()
    .getByRole("link", { name: "View expenses" })
    .click();
  await expect(phone.myExpenses.rows()).toHaveCount(2);
  await phone.page.goBack();
  await expect(phone.yourData.main()).toContainText(
    "Your list has 2 expenses.",
  );
  await expect(phone.page).toHaveURL("/data");
});

test("nothing is opened when the question is answered with Cancel or Escape", async ({
  record,
  yourData,
  phone,
}) => {
  await record({});
  const link = await yourData.showLink();
  const { page, yourData: onPhone } = phone;
  await page.goto(link);
  await onPhone.joinDialog().getByRole("button", { name: "Cancel" }).click();
  await expect(onPhone.joinDialog()).toHaveCount(0);
  await page.goto(link);
  await expect(onPhone.joinDialog()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(onPhone.joinDialog()).toHaveCount(0);
  await expect(onPhone.main()).toContainText("There are no expenses yet.");
  expect(await page.context().cookies()).toEqual([]);
});

test("a browser with a list of its own is told what becomes of it", async ({
  record,
  yourData,
  phone,
}) => {
  await record({});
  const link = await yourData.showLink();
  const { page, yourData: onPhone, addExpensePage } = phone;
  for (const description of ["Tea", "Bus"])
    await page.request.post("/api/add", {
      data: { date: "2026-01-05", category: "food", description, amount: 5 },
    });
  await page.goto(link);
  const dialog = onPhone.joinDialog();
  await expect(dialog).toContainText(
    "This browser has a list with 2 expenses.",
  );
  await dialog.getByRole("button", { name: /^Show the link/ }).click();
  const ownLink = await dialog.getByLabel(/^Link of this browser/).inputValue();
  expect(ownLink).not.toBe(link);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  await download;
  await dialog
    .getByRole("button", { name: "Open the list of the link" })
    .click();
  await expect(onPhone.main()).toContainText("It has 1 expense.");
  await addExpensePage.goto();
  await page.goto(ownLink);
  await onPhone
    .joinDialog()
    .getByRole("button", { name: "Open the list of the link" })
    .click();
  await expect(onPhone.main()).toContainText("It has 2 expenses.");
});

test("a link that is pasted into the open page is cleaned and asked about, too", async ({
  record,
  yourData,
  phone,
}) => {
  await record({});
  const link = await yourData.showLink();
  const { page, yourData: onPhone } = phone;
  await onPhone.goto();
  await expect(onPhone.main()).toContainText("There are no expenses yet.");
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(onPhone.joinDialog()).toBeVisible();
  await expect(page).toHaveURL("/data");
});

test("the link of the browser's own list opens nothing else", async ({
  page,
  record,
  yourData,
}) => {
  await record({});
  const link = await yourData.showLink();
  await page.goto("/show");
  await page.goto(link);
  await yourData
    .joinDialog()
    .getByRole("button", { name: "Open the list of the link" })
    .click();
  await expect(yourData.main()).toContainText(
    "This is the list that this browser has already. It has 1 expense.",
  );
});

test("the QR code has the link", async ({ record, yourData, page }) => {
  await record({});
  await yourData.showLink();
  await expect(yourData.qrCode()).toBeVisible();
  const box = await yourData.qrCode().boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.width).toBe(box?.height);
  await expect(
    page.getByText("Whoever has this link has the list"),
  ).toBeVisible();
});

test("the link can be copied", async ({ context, page, record, yourData }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await record({});
  const link = await yourData.showLink();
  await yourData.button("Copy").click();
  await expect(yourData.main()).toContainText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
