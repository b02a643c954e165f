// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  type Browser,
  holdUntilReleased,
  openBrowser,
} from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const LONG = `${"x".repeat(494)} #goa`;
const TAGGED = [
  { date: "2026-01-01", description: "Chai #Goa" },
  { date: "2026-01-02", description: "Bus #goa #trip" },
  { date: "2026-01-03", description: "#goa hotel" },
  { date: "2026-01-04", description: "Soap #trip" },
];

const control = (tag: string) =>
  screen.queryByRole("button", { name: `Rename or remove ${tag}` });
const findControl = (tag: string) =>
  screen.findByRole("button", { name: `Rename or remove ${tag}` });
const dialog = () =>
  screen.getByRole("dialog", { name: /^Rename or remove #/ });
const name = () => within(dialog()).getByLabelText("New name");
const button = (label: string) =>
  within(dialog()).getByRole("button", { name: label });
const counts = () => within(dialog()).getByRole("status");
const descriptions = async (stored: Browser["stored"]) =>
  (await stored()).map(({ description }) => description);

async function openTag({
  more = [],
  lists = "one",
}: {
  more?: { description: string }[];
  lists?: "one" | "private";
} = {}) {
  const browser = await openBrowser({ lists });
  await browser.record(...TAGGED, ...more);
  await browser.open("/show?search=%23goa");
  await browser.user.click(await findControl("#goa"));
  await screen.findByRole("dialog");
  return browser;
}

async function rename(user: Browser["user"], next: string) {
  await user.clear(name());
  await user.paste(next);
  await user.click(button("Rename"));
}

async function searchFor(user: Browser["user"], search: string) {
  await user.clear(myExpenses.search());
  await user.paste(search);
}

const undo = async (user: Browser["user"], text: string) => {
  const notification = await myExpenses.findNotification(text);
  await user.click(within(notification).getByRole("button", { name: "Undo" }));
};

const waitUntilClosed = () =>
  expect
    .poll(() => screen.queryByRole("dialog", { name: /^Rename/ }))
    .toBeNull();

it("is offered for a search of one tag that the list has, and not offline", async () => {
  const { open, record, user, setOnline } = await openBrowser();
  await record(...TAGGED);
  await open("/show?search=%23GOA");
  expect(await findControl("#goa")).toBeVisible();
  for (const search of ["#go", "#goa chai", "goa", "#none"]) {
    await searchFor(user, search);
    await expect.poll(() => control("#goa")).toBeNull();
  }
  await searchFor(user, "#goa");
  await findControl("#goa");
  setOnline(false);
  await expect.poll(() => control("#goa")).toBeNull();
});

it("renames the tag in all expenses of a private list, shows them, and undoes it at once", async () => {
  const { user, stored } = await openTag({ lists: "private" });
  expect(counts()).toHaveTextContent(/^3 expenses have #goa\.$/);
  await rename(user, "konkan");
  await myExpenses.findNotification("3 expenses were changed to #konkan.");
  expect(await descriptions(stored)).toEqual([
    "Soap #trip",
    "#konkan hotel",
    "Bus #konkan #trip",
    "Chai #konkan",
  ]);
  await expect.poll(() => location.search).toBe("?search=%23konkan");
  await expect.poll(myExpenses.descriptions).toHaveLength(3);
  await waitUntilClosed();
  await undo(user, "changed to #konkan.");
  await myExpenses.findNotification("3 expenses have #goa again.");
  expect(await descriptions(stored)).toEqual([
    "Soap #trip",
    "#goa hotel",
    "Bus #goa #trip",
    "Chai #Goa",
  ]);
  expect(myExpenses.search()).toHaveValue("#goa");
  await expect.poll(() => location.search).toBe("?search=%23goa");
});

it("merges it with another tag, and leaves another search as it is when that is undone", async () => {
  const { user, stored } = await openTag();
  await user.clear(name());
  await user.type(name(), "#Trip");
  expect(counts()).toHaveTextContent(
    "3 expenses have #goa. 2 have #Trip already: both become one.",
  );
  await user.keyboard("{Enter}");
  await myExpenses.findNotification("3 expenses were changed to #Trip.");
  expect(await descriptions(stored)).toEqual([
    "Soap #trip",
    "#Trip hotel",
    "Bus #trip",
    "Chai #Trip",
  ]);
  await waitUntilClosed();
  await searchFor(user, "hotel");
  await undo(user, "changed to #Trip.");
  await myExpenses.findNotification("3 expenses have #goa again.");
  expect(myExpenses.search()).toHaveValue("hotel");
});

it("renames and removes it but where an expense would be too long or without text, which it says", async () => {
  const { user, stored } = await openTag({
    more: [{ description: "#goa" }, { description: LONG }],
  });
  await user.type(name(), "-2026");
  expect(
    within(dialog()).getByText(/^1 expense would be too long, and stays/),
  ).toBeVisible();
  expect(within(dialog()).getByText(LONG)).toBeVisible();
  await user.keyboard("{Enter}");
  await myExpenses.findNotification("4 expenses were changed to #goa-2026.");
  expect(await descriptions(stored)).toContain(LONG);
  await waitUntilClosed();
  await user.click(await findControl("#goa-2026"));
  await screen.findByRole("dialog", { name: "Rename or remove #goa-2026" });
  expect(
    within(dialog()).getByText(/^1 expense has no other text/),
  ).toBeVisible();
  await user.click(button("Remove the tag"));
  await myExpenses.findNotification("#goa-2026 was removed from 3 expenses.");
  expect(await descriptions(stored)).toEqual([
    LONG,
    "#goa-2026",
    "Soap #trip",
    "hotel",
    "Bus #trip",
    "Chai",
  ]);
  await expect.poll(() => location.search).toBe("");
  await undo(user, "was removed");
  await myExpenses.findNotification("3 expenses have #goa-2026 again.");
});

it("takes no name that is not one word, writes it alike everywhere, and changes no other expense", async () => {
  const { user, requests } = await openTag();
  const puts = () => requests.filter(({ method }) => method === "PUT").length;
  for (const next of ["", "two words"]) {
    await user.clear(name());
    if (next !== "") await user.type(name(), next);
    await user.click(button("Rename"));
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription(/^Use one word/);
  }
  expect(puts()).toBe(0);
  await rename(user, "#goa");
  await myExpenses.findNotification("1 expense was changed to #goa.");
  expect(puts()).toBe(1);
});

it("leaves expenses that were edited since, also when it is undone", async () => {
  const { user, visitor, stored } = await openTag();
  const edit = async (description: string, next: string) => {
    const found = (await stored()).find(
      (expense) => expense["description"] === description,
    );
    if (!found) throw new Error(`No expense is ${description}.`);
    const { _id, ...fields } = found;
    await visitor.send("PUT", `/expenses/${String(_id)}`, {
      body: { ...fields, description: next },
    });
  };
  await edit("#goa hotel", "#goa resort");
  await rename(user, "konkan");
  const notification = await myExpenses.findNotification(
    "2 expenses were changed to #konkan.",
  );
  expect(notification).toHaveTextContent(
    "1 was edited or deleted since, and is left.",
  );
  await edit("Chai #konkan", "Tea #konkan");
  await undo(user, "changed to #konkan.");
  const undone = await myExpenses.findNotification("1 expense has #goa again.");
  expect(undone).toHaveTextContent(
    "1 was edited or deleted since, and is left.",
  );
  expect(await descriptions(stored)).toEqual([
    "Soap #trip",
    "#goa resort",
    "Bus #goa #trip",
    "Tea #konkan",
  ]);
});

it("waits for the rate limit, shows the progress, and lets the browser ask before the page is closed, also while it is undone", async () => {
  const { user, respond } = await openTag();
  const asks = () =>
    !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  let held = holdUntilReleased();
  let puts = 0;
  respond(({ method }, send) => {
    if (method !== "PUT") return undefined;
    puts += 1;
    if (puts === 2)
      return new Response(null, {
        status: 429,
        headers: { "retry-after": "0" },
      });
    return puts > 2 ? held.wait(send) : undefined;
  });
  expect(asks()).toBe(false);
  await rename(user, "konkan");
  expect(
    await within(dialog()).findByText("1 of 3 expenses changed"),
  ).toBeVisible();
  expect(
    within(dialog()).getByRole("progressbar", { name: "Expenses changed" }),
  ).toHaveAttribute("value", "1");
  expect(button("Stop")).toHaveFocus();
  expect(asks()).toBe(true);
  held.release();
  await myExpenses.findNotification("3 expenses were changed to #konkan.");
  expect(puts).toBe(4);
  expect(asks()).toBe(false);
  held = holdUntilReleased();
  await undo(user, "changed to #konkan.");
  await expect.poll(asks).toBe(true);
  held.release();
  await myExpenses.findNotification("3 expenses have #goa again.");
  expect(asks()).toBe(false);
});

it("says that nothing was changed after an error at the first, how many after a later one, and undoes those", async () => {
  const { user, respond, stored, expectConsole } = await openTag();
  expectConsole(/The tag could not be changed/);
  expectConsole(/Not all expenses could be changed/);
  const refusal = respond(({ method }) =>
    method === "PUT" ? new Response(null, { status: 403 }) : undefined,
  );
  await rename(user, "konkan");
  await myExpenses.findNotification("#goa could not be renamed.");
  refusal.stop();
  await waitUntilClosed();
  await user.click(await findControl("#goa"));
  let puts = 0;
  const outage = respond(({ method }) =>
    method === "PUT" && ++puts > 1
      ? new Response(null, { status: 503 })
      : undefined,
  );
  await rename(user, "konkan");
  const stopped = await myExpenses.findNotification(
    "Stopped: 1 of 3 expenses was changed.",
  );
  expect(stopped).toHaveTextContent(
    "The server did not confirm one: it may be changed.",
  );
  await waitUntilClosed();
  expect(location.search).toBe("?search=%23goa");
  outage.stop();
  await undo(user, "Stopped");
  await myExpenses.findNotification("2 expenses have #goa again.");
  expect(await descriptions(stored)).not.toContain("#konkan hotel");
});

it("undoes also a change whose response was lost, and another Undo continues after one", async () => {
  const { user, respond, stored, expectConsole } = await openTag();
  expectConsole(/Not all expenses could be changed/);
  expectConsole(/Not all expenses could be changed/);
  let isLost = true;
  respond(async ({ method }, send) => {
    const response = await send();
    return method === "PUT" && isLost
      ? new Response(null, { status: 502 })
      : response;
  });
  await rename(user, "konkan");
  const stopped = await myExpenses.findNotification(
    "Stopped: 0 of 3 expenses were changed.",
  );
  expect(stopped).toHaveTextContent(
    "The server did not confirm one: it may be changed.",
  );
  expect(await descriptions(stored)).toContain("#konkan hotel");
  await undo(user, "Stopped: 0 of 3");
  await myExpenses.findNotification("Stopped: 0 of 1 expense was changed.");
  expect(await descriptions(stored)).toContain("#goa hotel");
  isLost = false;
  await undo(user, "Stopped: 0 of 1");
  await myExpenses.findNotification("1 expense has #goa again.");
});

it("continues an Undo that has failed with another one", async () => {
  const { user, respond, stored, expectConsole } = await openTag();
  expectConsole(/Not all expenses could be changed/);
  await rename(user, "konkan");
  await myExpenses.findNotification("changed to #konkan.");
  let puts = 0;
  const outage = respond(({ method }) =>
    method === "PUT" && ++puts > 1
      ? new Response(null, { status: 503 })
      : undefined,
  );
  await undo(user, "changed to #konkan.");
  await myExpenses.findNotification("Stopped: 1 of 3 expenses was changed.");
  outage.stop();
  await undo(user, "Stopped");
  await myExpenses.findNotification("2 expenses have #goa again.");
  expect(await descriptions(stored)).toContain("Chai #Goa");
});

it("stops when it is closed, and brings back no expense that was deleted meanwhile", async () => {
  const { user, respond, visitor, stored } = await openTag();
  const held = holdUntilReleased();
  respond(({ method }, send) =>
    method === "PUT" ? held.wait(send) : undefined,
  );
  const hotel = (await stored()).find(
    ({ description }) => description === "#goa hotel",
  );
  await rename(user, "konkan");
  await user.click(
    await within(dialog()).findByRole("button", { name: "Stop" }),
  );
  await visitor.send("DELETE", `/expenses/${String(hotel?.["_id"])}`);
  held.release();
  const stopped = await myExpenses.findNotification(
    "Stopped: 0 of 3 expenses were changed.",
  );
  expect(stopped).toHaveTextContent(
    "1 was edited or deleted since, and is left.",
  );
  await vi.waitFor(async () =>
    expect(await descriptions(stored)).toEqual([
      "Soap #trip",
      "Bus #goa #trip",
      "Chai #Goa",
    ]),
  );
});
