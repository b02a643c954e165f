// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { readerToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const SHOW = "Show the link that only reads";
const END = "End this link";
const box = () =>
  screen.queryByLabelText<HTMLInputElement>("Link that only reads your list");

async function openWithReaderLink() {
  const browser = await openBrowser({ lists: "private" });
  await browser.record({});
  await browser.open("/data");
  await yourData.press(browser.user, SHOW);
  await expect.poll(box).not.toBeNull();
  return { ...browser, link: box()?.value ?? "" };
}

it("shows the link that only reads, with its QR code, and the same one again, but not without the network", async () => {
  const { open, user, visitor, link, requests, setOnline } =
    await openWithReaderLink();
  expect(link).toBe(
    `${location.origin}/data#read=${await readerToken(visitor)}`,
  );
  expect(
    await screen.findByRole("img", {
      name: "QR code that only reads your list",
    }),
  ).toBeVisible();
  await yourData.press(user, "Copy");
  await expect.poll(() => navigator.clipboard.readText()).toBe(link);
  await open("/data");
  const button = await yourData.findButton(SHOW);
  setOnline(false);
  await expect.poll(() => button.ariaDisabled).toBe("true");
  const before = requests.length;
  await user.click(button);
  expect(requests).toHaveLength(before);
  setOnline(true);
  await expect.poll(() => button.ariaDisabled).not.toBe("true");
  await user.click(button);
  await expect.poll(() => box()?.value).toBe(link);
});

it("ends the link after a question, makes another one then, and shows none any more when the other link is replaced, which says that it ends", async () => {
  const { user, api, link, requests } = await openWithReaderLink();
  const token = link.split("=").at(-1);
  const parent = api.newVisitor(`list=${token ?? ""}`);
  await yourData.press(user, END);
  await yourData.findDialog("End this link?");
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  expect(await parent.json("/show")).toHaveLength(1);
  await yourData.choose(user, END);
  expect(await screen.findByText(/^The link has ended\./)).toBeVisible();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("button", { name: SHOW }));
  expect(box()).toBeNull();
  expect(await parent.json("/show")).toEqual([]);
  await yourData.press(user, SHOW);
  await expect.poll(box).not.toBeNull();
  expect(box()?.value).not.toBe(link);
  await yourData.press(user, "Make a new link");
  const dialog = await yourData.findDialog("Make a new link?");
  expect(dialog).toHaveTextContent("and the link that only reads, too");
  await yourData.choose(user, "Make a new link");
  await expect.poll(box).toBeNull();
});

it("says when the link could not be loaded, and when it may not have ended", async () => {
  const { open, user, respond, expectConsole } = await openWithReaderLink();
  expectConsole(/The reader link could not be changed/);
  respond(({ path }) =>
    path === "/list/reader" ? new Response(null, { status: 500 }) : undefined,
  );
  await yourData.press(user, END);
  const dialog = await yourData.findDialog("End this link?");
  await yourData.choose(user, END);
  await expect
    .poll(() => dialog.textContent)
    .toContain("The link may not have ended. Try again.");
  await open("/data");
  await yourData.press(user, SHOW);
  expect(
    await screen.findByText("The link could not be loaded. Try again."),
  ).toBeVisible();
});
