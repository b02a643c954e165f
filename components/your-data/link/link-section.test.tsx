// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { replaceLink } from "@/lib/browser/list/list-link";
import { joinToken } from "@/lib/testing/join-token";
import { failToFetch, openBrowser } from "@/lib/testing/open-browser";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const MAKE = "Make a new link";

/** Your data of a browser that has a list, with the link shown. */
async function openWithLink() {
  const browser = await openBrowser({ lists: "private" });
  await browser.record({});
  await browser.open("/data");
  return { ...browser, link: await yourData.showLink(browser.user) };
}

it("shows and copies the link, also the one that another tab has made, and replaces it after a question", async () => {
  const { user, visitor, link, requests } = await openWithLink();
  expect(link).toBe(`${location.origin}/data#join=${await joinToken(visitor)}`);
  expect(
    await screen.findByRole("img", { name: "QR code of the link" }),
  ).toBeVisible();
  expect(
    screen.getByText(/^Anyone with this link can see and change your list/),
  ).toBeVisible();
  await yourData.press(user, "Copy");
  expect(await screen.findByText("Copied.")).toBeVisible();
  await expect.poll(() => navigator.clipboard.readText()).toBe(link);

  const show = await visitor.send("GET", "/show");
  // The modules of this file are those of another tab.
  const token = await replaceLink(show.headers.get("list") ?? undefined);
  await expect.poll(() => yourData.link()?.value).toContain(token);
  expect(link).not.toContain(token);

  const before = requests.length;
  await yourData.press(user, MAKE);
  const dialog = await yourData.findDialog("Make a new link?");
  expect(dialog).toHaveTextContent("Other devices lose this list");
  const isReplacement = ({ body }: { body: unknown }) =>
    JSON.stringify(body)?.includes("rotate");
  expect(requests.slice(before).some(isReplacement)).toBe(false);
  await yourData.choose(user, MAKE);
  expect(await screen.findByText(/^This is the new link\./)).toBeVisible();
  expect(yourData.link()?.value).not.toContain(token);
  expect(yourData.link()?.value).toContain(await joinToken(visitor));
});

it("does not lose the list when the response with its new link is lost", async () => {
  const { open, user, api, visitor, respond, link, expectConsole } =
    await openWithLink();
  expectConsole(/There is no link/);
  let isFirst = true;
  respond(({ method, path, body, headers }) => {
    if (path !== "/list/link" || !isFirst) return undefined;
    isFirst = false;
    // The server replaces the link, and the browser does not get the new cookie.
    const lost = api.newVisitor(visitor.cookie);
    const sent = lost.send(method, path, {
      body,
      headers: Object.fromEntries(headers),
    });
    return sent.then(failToFetch);
  });
  await yourData.press(user, MAKE);
  const dialog = await yourData.findDialog("Make a new link?");
  await yourData.choose(user, MAKE);
  await expect
    .poll(() => dialog.textContent)
    .toContain("Your list is not lost: try again.");
  await yourData.choose(user, "Cancel");
  expect(await screen.findByText("1 expense")).toBeVisible();
  expect(await yourData.showLink(user)).not.toBe(link);
  await open("/show");
  expect(
    await screen.findByRole("button", { name: "Edit Lunch" }),
  ).toBeVisible();
});

it("does not replace the link where the browser stores nothing", async () => {
  const { user, visitor, requests, link, expectConsole } = await openWithLink();
  expectConsole(/could not be stored/);
  expectConsole(/There is no link/);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  });
  await yourData.press(user, MAKE);
  const dialog = await yourData.findDialog("Make a new link?");
  const before = requests.length;
  await yourData.choose(user, MAKE);
  await expect
    .poll(() => dialog.textContent)
    .toContain("The link was not replaced");
  expect(requests.slice(before).map(({ path }) => path)).not.toContain(
    "/list/link",
  );
  await yourData.choose(user, "Cancel");
  await expect.poll(yourData.dialog).toBeNull();
  expect(yourData.link()?.value).toBe(link);
  expect(link).toContain(await joinToken(visitor));
});
