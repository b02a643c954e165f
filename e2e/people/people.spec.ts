import type { BrowserContext, Page } from "@playwright/test";
import readQr from "jsqr";
import {
  expect,
  expectAccessibleAtBothWidths,
  expectAccessibleOnPhone,
  expectNoOverflow,
  test,
} from "../fixtures";
import { NO_NETWORK } from "../outbox/offline-page";
import { PeoplePage } from "../pages/people-page";
import { putPlan, storedPlan } from "../plan/put-plan";

const ASHA = { id: "asha", name: "Asha" };
const RAVI = { id: "ravi", name: "Ravi" };
const debt = (
  id: string,
  person: string,
  amount: number,
  note = "Dominos",
) => ({
  ...{ id, person, amount, note },
  date: "2026-11-20",
});
const ADDRESS =
  "upi://pay?pa=me.1@okbank&pn=Meera%20K&am=300.00&cu=INR&tn=Dominos";

/** Asha owes a part of a bill, and Ravi is owed; a third person is settled up. */
async function putPeople(context: BrowserContext) {
  const rows = await context.request.get("/api/show");
  const [{ _id }] = (await rows.json()) as [{ _id: string }];
  await putPlan(context, {
    people: [ASHA, RAVI, { id: "kiran", name: "Kiran" }],
    debts: [
      { ...debt("1", "asha", 300), expense: _id },
      debt("2", "ravi", -120.5, "Auto"),
      debt("3", "kiran", 50),
      debt("4", "kiran", -50, ""),
    ],
  });
}

test.describe("by touch at 360 px", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test("a QR code on the screen is read as what one person owes, who then has paid", async ({
    page,
    context,
    myExpenses,
    record,
  }) => {
    await record({ description: "Dominos", amount: 300 });
    await putPeople(context);
    await myExpenses.goto();
    await page
      .getByRole("link", { name: "Asha owes you ₹300 · you owe ₹120.50" })
      .tap();
    await expect(page).toHaveURL("/people");
    const people = new PeoplePage(page);
    await people.button("Asha owes you ₹300").tap();
    await people.button("Show QR").tap();
    const form = people.dialog("Your UPI id");
    await form.getByLabel("UPI id").fill("me.1@okbank");
    await form.getByLabel("Your name").fill("Meera K");
    await form.getByRole("button", { name: "Show QR" }).tap();
    await expect(people.qrCode()).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    expect(await readScreen(page)).toBe(ADDRESS);
    await page.getByRole("button", { name: "Close" }).tap();
    await people.button("Paid me").tap();
    const paid = people.dialog("Asha paid you");
    await expect(paid.getByLabel("Amount")).toHaveValue("300");
    await paid.getByRole("button", { name: "Save" }).tap();
    await expect(people.sums()).toHaveText("You owe ₹120.50");
    const { debts } = (await storedPlan(context)) as { debts: object[] };
    expect(debts.at(-1)).toMatchObject({ person: "asha", amount: -300 });
  });
});

test("someone is added, paid in part, renamed and removed with the keyboard", async ({
  page,
}) => {
  const people = new PeoplePage(page);
  await people.goto();
  await expect(people.sums()).toHaveText("Nobody owes anything");
  const press = async (name: string | RegExp) => {
    await people.button(name).focus();
    await page.keyboard.press("Enter");
  };
  await press("Add someone");
  const dialog = people.dialog("Add someone");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Asha");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("250");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Chai");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(people.button("Add someone")).toBeFocused();
  await press("Asha owes you ₹250");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    people.dialog("Asha paid you").getByLabel("Amount"),
  ).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("100");
  await page.keyboard.press("Enter");
  await expect(people.sums()).toHaveText("You are owed ₹150");
  await expect(people.button("Paid me")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(people.sums()).toHaveText("You are owed ₹250");
  await press("Rename");
  await expect(people.dialog("Rename Asha").getByLabel("Name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Enter");
  await expect(people.button("Asha Rao owes you ₹250")).toBeVisible();
  // The dialog returns the focus when it is closed.
  await expect(people.button("Rename")).toBeFocused();
  await press("Remove Chai");
  await expect(people.sums()).toBeFocused();
});

test.describe("axe finds no violation on a phone", () => {
  test.use({ ignoredOutput: NO_NETWORK });

  test("in the list, on a computer too, in two dialogs, and in what a tab shows without the network and with hidden amounts", async ({
    page,
    context,
    record,
  }) => {
    await record({ description: "Dominos", amount: 300 });
    await putPeople(context);
    const people = new PeoplePage(page);
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await people.goto();
    await people.button("Asha owes you ₹300").click();
    await page.getByText("1 settled up").click();
    await people.button("Kiran settled up").click();
    await expectAccessibleAtBothWidths(page);
    await people.button("Show QR").click();
    const form = people.dialog("Your UPI id");
    await form.getByLabel("UPI id").fill("me");
    await form.getByLabel("Your name").fill("Meera");
    await form.getByRole("button", { name: "Show QR" }).click();
    await expect(form.getByText(/both sides of one @/)).toBeVisible();
    await expectAccessibleOnPhone(page);
    await form.getByLabel("UPI id").fill("me@okbank");
    await form.getByRole("button", { name: "Show QR" }).click();
    await expect(people.qrCode()).toBeVisible();
    await expectAccessibleOnPhone(page);
    await close();
    await people.button("Add someone").click();
    await expect(people.dialog("Add someone")).toBeVisible();
    await expectAccessibleOnPhone(page);

    await page.evaluate(() => localStorage.setItem("amounts", "hidden"));
    await page.reload();
    await people.button(/^Asha/).click();
    await expect(people.button("Show QR")).toBeDisabled();
    await context.setOffline(true);
    await expect(people.button("Paid me")).toBeDisabled();
    await expectAccessibleOnPhone(page);
    await context.setOffline(false);
    await expect(people.button("Paid me")).toBeEnabled();
  });
});

/** The text of the code in a picture of the screen, as a camera of another phone sees it. */
async function readScreen(page: Page): Promise<string | undefined> {
  const picture = (await page.screenshot()).toString("base64");
  const reader = await page.context().newPage();
  const { pixels, width, height } = await reader.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? {};
    // A plain array takes ten seconds to send.
    return { pixels: data ?? new Uint8ClampedArray(), width, height };
  }, picture);
  await reader.close();
  return readQr(pixels, width, height)?.data;
}
