import { codeOfLink } from "@/lib/browser/switch-list/link-code";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { expectNoOverlayEntry } from "../overlay-entry";

test.use({ lists: "private" });

test("the copied link opens the list on another device after a question, and its token is in no request for a page", async ({
  context,
  page,
  record,
  yourData,
  phone,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await record({}, { description: "Tea" });
  const shown = await yourData.showLink();
  expect(shown).toMatch(
    new RegExp(`^${new URL(page.url()).origin}/data#join=`),
  );
  await expect(yourData.qrCode()).toBeVisible();
  const box = await yourData.qrCode().boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.width).toBe(box?.height);
  await yourData.button("Copy").click();
  await expect(yourData.main()).toContainText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(shown);

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
  await expectNoOverlayEntry(phone.page);
  const { hash } = new URL(link);
  const token = hash.slice("#join=".length);
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
  await phone.yourData
    .main()
    .getByRole("link", { name: "View Expenses" })
    .click();
  await expect(phone.myExpenses.rows()).toHaveCount(2);
  await phone.page.goBack();
  await expect(phone.yourData.main()).toContainText("In your list2 expenses");
  await expect(phone.page).toHaveURL("/data");
});

test("the code leads from the first start of another device to the same question", async ({
  page,
  request,
  myExpenses,
  yourData,
}) => {
  await request.post("/api/add", { data: lunchRequest });
  const made = await request.post("/api/list/link", { data: {} });
  const { token } = (await made.json()) as { token: string };
  await myExpenses.goto();
  await page.getByText("I have a list already").click();
  await yourData
    .joinField()
    .fill(codeOfLink({ token, isReader: false }).join(" "));
  await yourData.joinField().press("Enter");
  await expect(yourData.joinDialog()).toContainText("Whoever has this link");
  await expect(page).toHaveURL("/data");
});
