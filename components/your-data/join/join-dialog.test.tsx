// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { joinToken, readerToken, replaceToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";
import type { Visitor } from "@/lib/testing/test-api";

const UNKNOWN_TOKEN = "A".repeat(22);
const OPEN_OTHER = "Open the list of the link";

/** A browser, and a phone that has a list with as many expenses. */
async function openWithPhone(count = 1, options = {}) {
  const browser = await openBrowser({ lists: "private", ...options });
  const phone = browser.api.newVisitor();
  await addTo(phone, count);
  return { ...browser, phone, token: await joinToken(phone) };
}

async function addTo(visitor: Visitor, count = 1) {
  for (let i = 0; i < count; i++)
    await visitor.send("POST", "/add", { body: lunchRequest });
}

const posts = ({
  requests,
}: Pick<Awaited<ReturnType<typeof openBrowser>>, "requests">) =>
  requests.filter(({ method }) => method !== "GET").map(({ path }) => path);
/** Opens a link in the open page, once it has gone back from the entry of a closed dialog. */
async function openLink(fragment: string) {
  const state = () => history.state as { overlay?: string } | null;
  await expect.poll(() => state()?.overlay).toBeUndefined();
  location.hash = fragment;
}
const main = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBeVisible();

it("asks first, then opens the list, to which the next form adds", async () => {
  const browser = await openWithPhone(2);
  const { open, user, requests, visitor, phone, token } = browser;
  await open(`/data#join=${token}`);
  const dialog = await yourData.findJoinDialog();
  expect(dialog).toHaveTextContent(
    "Whoever has this link sees everything you add.",
  );
  expect(location.href).not.toContain(token);
  expect(posts(browser)).toEqual([]);
  expect(visitor.cookie).toBe("");
  await yourData.choose(user, "Open this list");
  await main("The list is open on this device. It has 2 expenses.");
  expect(posts(browser)).toContain("/list/join");
  expect(requests.filter(({ path }) => path.includes(token))).toEqual([]);
  await open("/add");
  await addExpense.fill(user, { ...lunchRequest, description: "Tea" });
  await user.click(addExpense.submit());
  await expect
    .poll(() => phone.json("/show"))
    .toContainEqual(expect.objectContaining({ description: "Tea" }));
});

it("opens nothing when the answer is Escape, also after Enter, or Cancel, and asks about a link that is pasted into the open page, too", async () => {
  const browser = await openWithPhone();
  const { open, user, visitor, token } = browser;
  await open(`/data#join=${token}`);
  await yourData.findJoinDialog();
  await user.keyboard("{Enter}{Escape}");
  await expect.poll(yourData.dialog).toBeNull();
  await main("There are no expenses yet.");
  await openLink(`#join=${token}`);
  await yourData.findJoinDialog();
  expect(location.href).not.toContain("join");
  await yourData.choose(user, "Cancel");
  await expect.poll(yourData.dialog).toBeNull();
  await main("There are no expenses yet.");
  expect(posts(browser)).toEqual([]);
  expect(visitor.cookie).toBe("");
});

it("says that a link only reads, and opens its list for reading", async () => {
  const { open, user, visitor, phone, requests } = await openWithPhone(2);
  const token = await readerToken(phone);
  await open(`/data#read=${token}`);
  const dialog = await yourData.findJoinDialog();
  expect(dialog).toHaveTextContent(
    "You will see this list here. You cannot change it.",
  );
  expect(dialog).not.toHaveTextContent("Whoever has this link");
  expect(posts({ requests })).toEqual([]);
  await yourData.choose(user, "Open this list");
  await main("The list is open on this device. It has 2 expenses.");
  await main("You can see this list here. You cannot change it.");
  expect(visitor.cookie).toBe(`list=${token}`);
});

it("leaves the list of a browser that opens its own link, or the one that only reads it", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, visitor, record } = browser;
  await record({});
  const { cookie } = visitor;
  const links = [
    `#join=${await joinToken(visitor)}`,
    `#read=${await readerToken(visitor)}`,
  ];
  await open("/data");
  for (const [index, link] of links.entries()) {
    await openLink(link);
    await yourData.join(user, OPEN_OTHER);
    await expect.poll(yourData.dialog).toBeNull();
    await main(
      "This is the list that this browser has already. It has 1 expense.",
    );
    const joins = posts(browser).filter((path) => path === "/list/join");
    expect(joins).toHaveLength(index + 1);
  }
  expect(visitor.cookie).toBe(cookie);
});

it("tells a browser with a list of its own what becomes of it", async () => {
  const { open, user, visitor, token } = await openWithPhone();
  await addTo(visitor, 2);
  await open(`/data#join=${token}`);
  const dialog = await yourData.findJoinDialog();
  expect(dialog).toHaveTextContent("This browser has a list with 2 expenses.");
  // Which list the link opens is not known.
  expect(dialog).toHaveTextContent(
    "If the link is of another list, which one do you want to keep here?",
  );
  expect(
    within(dialog).getByRole("button", { name: "Download CSV" }),
  ).toBeEnabled();
  await yourData.choose(user, "Show the link of this browser’s list");
  const own = await within(dialog).findByLabelText<HTMLInputElement>(
    /^Link of this browser/,
  );
  const ownToken = own.value.replace(`${location.origin}/data#join=`, "");
  expect(ownToken).toBe(await joinToken(visitor));
  await yourData.choose(user, OPEN_OTHER);
  await main("The list is open on this device. It has 1 expense.");
  await openLink(`#join=${ownToken}`);
  await yourData.join(user, OPEN_OTHER);
  await main("The list is open on this device. It has 2 expenses.");
});

it("opens nothing with a link that was replaced, whose list is erased, or that claims to only read a list, and says why", async () => {
  const { open, user, visitor, phone, token, expectConsole } =
    await openWithPhone();
  expectConsole(/ POST \/api\/list\/join 410: /);
  expectConsole(/ POST \/api\/list\/join 404: /);
  const OPENS_NONE = /^This link opens no list/;
  await open(`/data#read=${token}`);
  await yourData.join(user);
  await main(OPENS_NONE);
  await replaceToken(phone);
  await openLink(`#join=${token}`);
  await yourData.join(user);
  await main(/^This link was replaced\. Ask for the new link/);
  expect(screen.queryByText(OPENS_NONE)).toBeNull();
  await phone.send("DELETE", "/list");
  await openLink(`#join=${token}`);
  await yourData.join(user);
  await main(OPENS_NONE);
  expect(visitor.cookie).toBe("");
});

it("says without a request that a link is incomplete, until a list is erased or another screen is shown", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, record } = browser;
  const INCOMPLETE = /^This link is incomplete/;
  await record({});
  await open("/data#join=short");
  await main(INCOMPLETE);
  expect(yourData.dialog()).toBeNull();
  expect(location.href).toMatch(/\/data$/);
  expect(posts(browser)).not.toContain("/list/join");
  await yourData.erase(user, "1");
  const erased = await screen.findByText("Everything was erased.");
  expect(erased.parentElement).toHaveFocus();
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
  await openLink("#join=short");
  await main(INCOMPLETE);
  await yourData.goTo(user, "My Expenses");
  await screen.findByText("No expenses found for this category");
  history.back();
  await main("There are no expenses yet.");
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
});

it("does not ask with one list for all, where links open nothing", async () => {
  const browser = await openBrowser();
  const { open, user, record } = browser;
  const NO_LINKS =
    "Links to lists do not work here: this site has one list only.";
  await record({}, {});
  await open(`/data#join=${UNKNOWN_TOKEN}`);
  await main(NO_LINKS);
  expect(location.href).toMatch(/\/data$/);
  expect(yourData.dialog()).toBeNull();
  await yourData.erase(user, "2");
  await main("Everything was erased.");
  expect(screen.queryByText(NO_LINKS)).toBeNull();
  expect(posts(browser)).toEqual(["/list"]);
});

it.each([
  [
    "has another list meanwhile",
    /^This browser does not have the same list as before\./,
    (visitor: Visitor) => {
      visitor.cookie = "";
    },
  ],
  [
    "has lost its list meanwhile",
    /^The link to this browser’s list was replaced or ended,/,
    (visitor: Visitor) => {
      visitor.cookie = `list=${UNKNOWN_TOKEN}`;
    },
  ],
] as const)(
  "opens nothing, and says why, when the browser %s",
  async (_, text, change) => {
    const { open, user, record, visitor, token, expectConsole } =
      await openWithPhone();
    expectConsole(/could not be opened/);
    expectConsole(/ POST \/api\/list\/join 409: /);
    await record({});
    await open(`/data#join=${token}`);
    await yourData.findJoinDialog();
    change(visitor);
    await yourData.choose(user, OPEN_OTHER);
    expect(await screen.findByText(text)).toHaveRole("alert");
    expect(visitor.cookie).not.toContain(token);
  },
);

it("asks once the network is back, if its script could not be loaded before", async () => {
  const { open, token, expectConsole } = await openWithPhone(1, {
    isIdle: true,
  });
  expectConsole(/The dialogs could not be loaded/);
  vi.doMock("./join-dialog", () => {
    throw new Error("Lost.");
  });
  await open(`/data#join=${token}`);
  await main(
    "The link could not be opened. Check your connection, or open the link again.",
  );
  vi.doUnmock("./join-dialog");
  dispatchEvent(new Event("online"));
  expect(await yourData.findJoinDialog()).toBeVisible();
});
