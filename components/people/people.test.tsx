// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { fakeRemoteApi, REMOTE_API_URL } from "@/lib/testing/remote-api";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

/** The log of the server. */
const CHANGED_ELSEWHERE = /412: The plan was changed elsewhere/;

const debt = (id: string, person: string, amount: number, note = "Chai") => ({
  ...{ id, person, amount, note },
  date: "2026-11-20",
});
const PEOPLE = [
  { id: "asha", name: "Asha" },
  { id: "ravi", name: "Ravi" },
  { id: "meera", name: "Meera" },
];
const DEBTS = [
  debt("1", "asha", 300),
  debt("2", "ravi", -420, "Auto"),
  debt("3", "meera", 100, "Movie"),
  debt("4", "meera", -100, ""),
];

it.each(["/people", "/data", "/import", "/show"] as const)(
  "has the focus at %s while the list is loaded again after a failure",
  async (path) => {
    const { open, respond, user, expectConsole } = await openPlan();
    expectConsole(/The expenses could not be loaded/);
    respond(({ path }) =>
      path === "/show" ? Response.json({}, { status: 500 }) : undefined,
    );
    await open(path);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(document.activeElement).toHaveAttribute("aria-busy");
  },
);

/** The screen with a plan in which others owe, and are owed. */
async function openPeople(
  debtsOf: (expense: string) => object[] = () => DEBTS,
) {
  const browser = await openPlan();
  await browser.record({ date: PLAN_TODAY, amount: 100 });
  const [lunch] = await browser.stored();
  const debts = debtsOf(String(lunch?.["_id"]));
  await browser.putPlan({ people: PEOPLE, debts });
  await browser.open("/people");
  await people.findSums();
  return {
    ...browser,
    debts: async () => (await stored(browser)).debts,
    names: async () =>
      (await stored(browser)).people.map(({ name }) => name).join(),
  };
}

async function stored({ otherDevice }: Awaited<ReturnType<typeof openPlan>>) {
  return (await otherDevice.json("/plan")) as {
    people: { id: string; name: string }[];
    debts: { person: string; amount: number; note: string; date: string }[];
  };
}

/** Notifications are dialogs, too; their names are sentences. */
const DIALOG = {
  name: /^(Add someone|Your UPI id|.* paid \w+|Rename .*|.*₹\d+)$/,
};

const SUMS = { name: /^(You are owed|You owe|All settled|Nobody)/ };

/** The elements of the screen, as a person finds them. */
const people = {
  findSums: () => screen.findByRole("heading", SUMS),
  sums: () => screen.getByRole("heading", SUMS).textContent,
  rows: () =>
    within(screen.getByRole("main"))
      .getAllByRole("button", { expanded: false })
      .map((row) => row.textContent.trim())
      .filter((name) => name !== ""),
  open: (user: UserEvent, name: RegExp) =>
    user.click(screen.getByRole("button", { name })),
  button: (name: string | RegExp) => screen.getByRole("button", { name }),
  press: (user: UserEvent, name: string | RegExp) =>
    user.click(people.button(name)),
  dialog: () => within(screen.getByRole("dialog", DIALOG)),
  async fill(user: UserEvent, values: Record<string, string>) {
    await screen.findByRole("dialog", DIALOG);
    for (const [label, value] of Object.entries(values)) {
      const field = people.dialog().getByLabelText(label);
      if (field instanceof HTMLSelectElement)
        await user.selectOptions(field, value);
      else {
        await user.clear(field);
        await user.type(field, value);
      }
    }
  },
  choose: (user: UserEvent, name: string) =>
    user.click(people.dialog().getByRole("button", { name })),
  async save(user: UserEvent) {
    await people.choose(user, "Save");
    await people.waitUntilClosed();
  },
  waitUntilClosed: () =>
    expect.poll(() => screen.queryByRole("dialog", DIALOG)).toBeNull(),
  async undo(user: UserEvent, title: string) {
    const notification = await myExpenses.findNotification(title);
    await user.click(
      within(notification).getByRole("button", { name: "Undo" }),
    );
  },
};

it("shows all balances, the largest first, and folds those that are settled, whose entries can be cleared", async () => {
  const { user, debts } = await openPeople();
  expect(people.sums()).toBe("You are owed ₹300 · you owe ₹420");
  expect(people.rows()).toEqual([
    "Ravi you owe ₹420",
    "Asha owes you ₹300",
    "Meera settled up",
  ]);
  expect(
    screen.getByText("1 settled up").closest("details"),
  ).not.toHaveAttribute("open");
  await user.click(screen.getByText("1 settled up"));
  await people.press(user, "Clear settled entries");
  await expect.poll(async () => (await debts()).length).toBe(2);
  await people.undo(user, "The settled entries were cleared.");
  await expect.poll(async () => (await debts()).length).toBe(4);
});

it("adds someone, and what the same person owes for something else", async () => {
  const { user, names, debts } = await openPeople();
  await people.press(user, "Add someone");
  await people.fill(user, { Name: "Kiran", Amount: "50.5", "For what": "Tea" });
  await people.save(user);
  await expect.poll(people.sums).toBe("You are owed ₹350.50 · you owe ₹420");
  await people.press(user, "Add someone");
  await people.fill(user, {
    Name: "ASHA",
    "Who owes": "I owe them",
    Amount: "100",
    "For what": "Bus",
  });
  await people.save(user);
  await expect.poll(people.sums).toBe("You are owed ₹250.50 · you owe ₹420");
  expect(await names()).toBe("Asha,Ravi,Meera,Kiran");
  await people.undo(user, "Bus was added for ASHA.");
  await expect.poll(people.sums).toBe("You are owed ₹350.50 · you owe ₹420");
  expect((await debts()).at(-1)).toMatchObject({
    amount: 50.5,
    note: "Tea",
    date: PLAN_TODAY,
  });
});

it("adds what was paid to me in part, which is no expense, and by me", async () => {
  const { user, debts, otherDevice } = await openPeople();
  await people.open(user, /^Asha/);
  await people.press(user, "Paid me");
  await screen.findByRole("dialog", DIALOG);
  expect(people.dialog().getByLabelText("Amount")).toHaveValue(300);
  await people.fill(user, { Amount: "120.25" });
  await people.save(user);
  await expect.poll(people.sums).toBe("You are owed ₹179.75 · you owe ₹420");
  expect((await debts()).at(-1)).toMatchObject({
    amount: -120.25,
    note: "",
    date: PLAN_TODAY,
  });
  expect(await otherDevice.json("/show")).toHaveLength(1);
  await people.undo(user, "Asha paid you.");
  await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");

  await people.open(user, /^Asha/);
  await people.open(user, /Ravi/);
  await people.press(user, "I paid");
  await screen.findByRole("dialog", DIALOG);
  expect(people.dialog().getByLabelText("Amount")).toHaveValue(420);
  await people.save(user);
  await expect.poll(people.sums).toBe("You are owed ₹300");
  expect((await debts()).at(-1)).toMatchObject({ amount: 420, note: "" });
  // The row has moved to those who are settled.
  expect(people.rows()).toContain("Ravi settled up");
});

it("renames a person, but not to the name of another, and asks when another device has renamed them", async () => {
  const { user, names, putPlan, expectConsole } = await openPeople();
  expectConsole(CHANGED_ELSEWHERE);
  await people.open(user, /^Asha/);
  await people.press(user, "Rename");
  await people.fill(user, { Name: "rávi" });
  await people.choose(user, "Save");
  expect(await screen.findByText(/There is a Ravi already/)).toBeVisible();
  await people.fill(user, { Name: "Asha Rao" });
  await people.save(user);
  expect(await names()).toBe("Asha Rao,Ravi,Meera");
  await people.undo(user, "Asha is now Asha Rao.");
  await expect.poll(names).toBe("Asha,Ravi,Meera");

  await screen.findByRole("button", { name: /^Asha owes you/ });
  await people.press(user, "Rename");
  await people.fill(user, { Name: "Asha Rao" });
  const [, ...others] = PEOPLE;
  await putPlan({
    people: [{ id: "asha", name: "Asha K" }, ...others],
    debts: DEBTS,
  });
  await people.choose(user, "Save");
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(
    "Name of a personYours: Asha RaoThe other device: Asha K",
  );
  await user.click(within(question).getByRole("button", { name: "Take mine" }));
  await expect.poll(names).toBe("Asha Rao,Ravi,Meera");
});

it("removes an entry, a settled person without a question, and one with a balance after one", async () => {
  const { user, names, debts } = await openPeople();
  await people.open(user, /^Asha/);
  await people.press(user, "Remove Chai");
  await expect.poll(people.sums).toBe("You owe ₹420");
  await expect.poll(async () => (await debts()).length).toBe(3);
  await people.undo(user, "Chai was removed.");
  await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");

  await user.click(screen.getByText("1 settled up"));
  await people.open(user, /^Meera/);
  const removeIn = async (region: string) =>
    user.click(
      within(await screen.findByRole("region", { name: region })).getByRole(
        "button",
        { name: "Remove" },
      ),
    );
  await removeIn("Settled up");
  await expect.poll(names).toBe("Asha,Ravi");
  await expect
    .poll(() => screen.queryByRole("region", { name: "Settled up" }))
    .toBeNull();

  await people.open(user, /^Asha/);
  await removeIn("People");
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent("Asha owes you ₹300.");
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await expect.poll(names).toBe("Ravi");
  await people.undo(user, "Asha was removed.");
  await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");
  expect(await debts()).toHaveLength(2);
});

it("leads from an entry of a bill to the day of its expense, and shares the bill", async () => {
  const { user } = await openPeople((expense) => [
    { ...debt("1", "asha", 100, "Lunch"), expense },
    { ...debt("2", "ravi", 100, "Lunch"), expense },
    { ...debt("3", "asha", 20, "Gone"), expense: "f".repeat(32) },
  ]);
  await people.open(user, /^Asha/);
  expect(screen.getByRole("link", { name: "Lunch" })).toHaveAttribute(
    "href",
    `/show?period=${PLAN_TODAY}`,
  );
  expect(screen.queryByRole("link", { name: "Gone" })).toBeNull();
  await people.press(user, "Share");
  await expect
    .poll(() => navigator.clipboard.readText())
    .toBe("Lunch ₹300 ÷ 3 = ₹100 each. Asha and Ravi: pay me ₹100.");
});

describe("the QR code", () => {
  it("is for what the person owes, after a valid UPI id was entered, which is in no request and can be removed", async () => {
    const { user, requests } = await openPeople();
    await people.open(user, /Ravi/);
    expect(screen.queryByRole("button", { name: "Show QR" })).toBeNull();
    await people.open(user, /^Asha/);
    await people.press(user, "Show QR");
    await people.fill(user, { "UPI id": "me at bank", "Your name": "Me" });
    await people.choose(user, "Show QR");
    expect(people.dialog().getByText(/both sides of one @/)).toBeVisible();
    expect(people.dialog().getByLabelText("UPI id")).toHaveFocus();
    expect(localStorage.getItem("upi")).toBeNull();
    await people.fill(user, { "UPI id": "me@okbank" });
    await people.choose(user, "Show QR");
    expect(
      await screen.findByRole("img", {
        name: "QR code to pay ₹300 to me@okbank",
      }),
    ).toBeVisible();
    await people.choose(user, "Copy UPI id");
    await expect.poll(() => navigator.clipboard.readText()).toBe("me@okbank");
    await people.choose(user, "Copy message");
    await expect
      .poll(() => navigator.clipboard.readText())
      .toBe("Asha, you owe me ₹300 (Chai). Pay to me@okbank.");
    expect(
      people.dialog().getByText(/^We cannot see whether they have paid/),
    ).toBeVisible();
    expect(localStorage.getItem("upi")).toContain("me@okbank");
    await people.choose(user, "Change UPI id");
    await people.choose(user, "Remove it");
    expect(localStorage.getItem("upi")).toBeNull();
    expect(people.dialog().getByLabelText("UPI id")).toBeVisible();
    expect(JSON.stringify(requests)).not.toContain("okbank");
  });

  it("is not there while amounts are hidden, nor is a bill to share", async () => {
    localStorage.setItem("amounts", "hidden");
    const { user } = await openPeople();
    await people.open(user, /^Asha/);
    const button = people.button("Show QR");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription(/^Amounts are hidden/);
    await user.click(button);
    expect(screen.queryByRole("dialog", DIALOG)).toBeNull();
    expect(document.body).not.toHaveTextContent("300");
  });
});

it("fills in no hidden amount for what was paid", async () => {
  localStorage.setItem("amounts", "hidden");
  const { user } = await openPeople();
  await people.open(user, /^Asha/);
  await people.press(user, "Paid me");
  await screen.findByRole("dialog", DIALOG);
  expect(people.dialog().getByLabelText("Amount")).toHaveValue(null);
});

it("adds an entry to what another device has added, which Undo leaves", async () => {
  const { user, putPlan, expectConsole, debts } = await openPeople();
  expectConsole(CHANGED_ELSEWHERE);
  await people.open(user, /^Asha/);
  await people.press(user, "Paid me");
  await screen.findByRole("dialog", DIALOG);
  await putPlan({ people: PEOPLE, debts: [...DEBTS, debt("5", "asha", 40)] });
  await people.save(user);
  await expect.poll(people.sums).toBe("You are owed ₹40 · you owe ₹420");
  await people.undo(user, "Asha paid you.");
  await expect.poll(people.sums).toBe("You are owed ₹340 · you owe ₹420");
  expect(await debts()).toHaveLength(5);
});

it("shows a copy that cannot be changed when the plan or the network cannot be reached", async () => {
  const { user, open, setOnline, failPlan } = await openPeople();
  const expectReadOnly = () => {
    for (const name of ["Add someone", "Paid me", "I paid", "Rename", "Remove"])
      expect(people.button(name)).toHaveAttribute("aria-disabled", "true");
  };
  const failing = failPlan();
  await open("/people");
  await people.findSums();
  await people.open(user, /^Asha/);
  expectReadOnly();
  failing.stop();
  await people.press(user, "Load them again");
  await expect
    .poll(() => people.button("Paid me"))
    .not.toHaveAttribute("aria-disabled", "true");

  setOnline(false);
  await open("/people");
  await people.findSums();
  await people.open(user, /^Asha/);
  expectReadOnly();
  expect(people.button("Paid me")).toHaveAccessibleDescription(
    /^You are offline\..*Changes need the network\.$/,
  );
  expect(people.button("Show QR")).not.toHaveAttribute("aria-disabled");
});

it("says when the plan cannot be loaded, and loads it again", async () => {
  const { user, open, respond, expectConsole } = await openPlan();
  expectConsole(/The plan could not be loaded/);
  const failing = respond(({ path }) =>
    path === "/plan" ? new Response(null, { status: 503 }) : undefined,
  );
  await open("/people");
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  failing.stop();
  await people.press(user, "Load them again");
  expect(await people.findSums()).toHaveTextContent("Nobody owes anything");
});

it("works with an external API, in this browser", async () => {
  const browser = await openPlan({
    environment: { NEXT_PUBLIC_API_HOST: REMOTE_API_URL },
  });
  fakeRemoteApi(browser);
  await browser.open("/people");
  expect(await people.findSums()).toHaveTextContent("Nobody owes anything");
  await people.press(browser.user, "Add someone");
  await people.fill(browser.user, {
    Name: "Asha",
    Amount: "50",
    "For what": "Tea",
  });
  await people.save(browser.user);
  await browser.open("/people");
  expect(await people.findSums()).toHaveTextContent("You are owed ₹50");
});

it("is said in a line of My Expenses that leads here, until all are settled", async () => {
  const { open, putPlan, record } = await openPlan();
  await record({ date: PLAN_TODAY });
  await putPlan({ people: PEOPLE, debts: DEBTS });
  await open("/show");
  const name = "Asha owes you ₹300 · you owe ₹420";
  expect(await screen.findByRole("link", { name })).toHaveAttribute(
    "href",
    "/people",
  );
  await putPlan({ people: PEOPLE, debts: DEBTS.slice(2) });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect
    .poll(() => screen.queryByRole("link", { name: /owe/ }))
    .toBeNull();
  expect(myExpenses.plan()).toBeVisible();
});
