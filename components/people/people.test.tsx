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

/** The screen with a plan in which others owe, and are owed. */
async function openPeople(options?: Parameters<typeof openPlan>[0]) {
  const browser = await openPlan(options);
  await browser.record({ date: PLAN_TODAY, amount: 100 });
  await browser.putPlan({ people: PEOPLE, debts: DEBTS });
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

it("shows all balances, the largest first, and folds those that are settled", async () => {
  await openPeople();
  expect(people.sums()).toBe("You are owed ₹300 · you owe ₹420");
  expect(people.rows()).toEqual([
    "Ravi you owe ₹420",
    "Asha owes you ₹300",
    "Meera settled up",
  ]);
  expect(
    screen.getByText("1 settled up").closest("details"),
  ).not.toHaveAttribute("open");
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

describe("what was paid", () => {
  it.each([
    ["all of it", "300", "You owe ₹420"],
    ["a part", "120.25", "You are owed ₹179.75 · you owe ₹420"],
    ["too much", "350", "You owe ₹470"],
  ])("to me: %s", async (_, amount, sums) => {
    const { user, debts, otherDevice } = await openPeople();
    await people.open(user, /^Asha/);
    await people.press(user, "Paid me");
    await screen.findByRole("dialog", DIALOG);
    expect(people.dialog().getByLabelText("Amount")).toHaveValue(300);
    await people.fill(user, { Amount: amount });
    await people.save(user);
    await expect.poll(people.sums).toBe(sums);
    expect((await debts()).at(-1)).toMatchObject({
      amount: -Number(amount),
      note: "",
      date: PLAN_TODAY,
    });
    // Money back is no expense.
    expect(await otherDevice.json("/show")).toHaveLength(1);
    await people.undo(user, "Asha paid you.");
    await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");
  });

  it("by me", async () => {
    const { user, debts } = await openPeople();
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
});

it("renames a person, but not to the name of another", async () => {
  const { user, names } = await openPeople();
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
});

it("asks before it removes a person with a balance, and takes it back", async () => {
  const { user, names, debts } = await openPeople();
  await people.open(user, /^Asha/);
  await people.press(user, "Remove");
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent("Asha owes you ₹300.");
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await expect.poll(names).toBe("Ravi,Meera");
  await people.undo(user, "Asha was removed.");
  await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");
  expect(await debts()).toHaveLength(4);
});

it("removes an entry, and a settled person without a question", async () => {
  const { user, names } = await openPeople();
  await people.open(user, /^Asha/);
  await people.press(user, "Remove Chai");
  await expect.poll(people.sums).toBe("You owe ₹420");
  await people.undo(user, "Chai was removed.");
  await expect.poll(people.sums).toBe("You are owed ₹300 · you owe ₹420");
  await user.click(screen.getByText("1 settled up"));
  await people.open(user, /^Meera/);
  const row = screen.getByRole("region", { name: "Settled up" });
  await user.click(within(row).getByRole("button", { name: "Remove" }));
  await expect.poll(names).toBe("Asha,Ravi");
});

it("clears the entries of those who are settled, and brings them back", async () => {
  const { user, debts } = await openPeople();
  await user.click(screen.getByText("1 settled up"));
  await people.press(user, "Clear settled entries");
  await expect.poll(async () => (await debts()).length).toBe(2);
  await people.undo(user, "The settled entries were cleared.");
  await expect.poll(async () => (await debts()).length).toBe(4);
});

it("leads from an entry of a bill to the day of its expense, and shares the bill", async () => {
  const { user, putPlan, otherDevice, open } = await openPeople();
  const [{ _id = "" } = {}] = (await otherDevice.json("/show")) as {
    _id: string;
  }[];
  await putPlan({
    people: PEOPLE,
    debts: [
      { ...debt("1", "asha", 100, "Lunch"), expense: _id },
      { ...debt("2", "ravi", 100, "Lunch"), expense: _id },
      { ...debt("3", "asha", 20, "Gone"), expense: "f".repeat(32) },
    ],
  });
  await open("/people");
  await people.findSums();
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
  it("is for what the person owes, after a valid UPI id was entered", async () => {
    const { user } = await openPeople();
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
  });

  it("has a UPI id that is in no request, and can be removed", async () => {
    const { user, requests } = await openPeople();
    await people.open(user, /^Asha/);
    await people.press(user, "Show QR");
    await people.fill(user, { "UPI id": "me@okbank", "Your name": "Me" });
    await people.choose(user, "Show QR");
    await screen.findByRole("img");
    await people.choose(user, "Change UPI id");
    await people.choose(user, "Remove it");
    expect(localStorage.getItem("upi")).toBeNull();
    expect(people.dialog().getByLabelText("UPI id")).toBeVisible();
    expect(JSON.stringify(requests)).not.toContain("okbank");
  });

  it("is not there while amounts are hidden, nor is a bill to share", async () => {
    const { user, open } = await openPeople();
    localStorage.setItem("amounts", "hidden");
    await open("/people");
    await people.findSums();
    await people.open(user, /^Asha/);
    const button = people.button("Show QR");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription(/^Amounts are hidden/);
    await user.click(button);
    expect(screen.queryByRole("dialog", DIALOG)).toBeNull();
    expect(document.body).not.toHaveTextContent("300");
  });
});

it("asks which change to take when another device has changed the same", async () => {
  const { user, putPlan, expectConsole, names } = await openPeople();
  expectConsole(CHANGED_ELSEWHERE);
  await people.open(user, /^Asha/);
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

describe("without the right or the network to change it", () => {
  const expectReadOnly = () => {
    for (const name of ["Add someone", "Paid me", "I paid", "Rename", "Remove"])
      expect(people.button(name)).toHaveAttribute("aria-disabled", "true");
  };

  it("a copy is shown, also as a QR code", async () => {
    const { user, open, setOnline } = await openPeople();
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

  it("a copy is shown when only the plan cannot be reached", async () => {
    const { user, open, failPlan } = await openPeople();
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
  });
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

it("My Expenses says it in a line that leads here", async () => {
  const { open, putPlan } = await openPeople();
  await open("/show");
  const name = "Asha owes you ₹300 · you owe ₹420";
  expect(await screen.findByRole("link", { name })).toHaveAttribute(
    "href",
    "/people",
  );
  await putPlan({ people: PEOPLE, debts: DEBTS.slice(2) });
  await open("/show");
  await screen.findByRole("region", { name: "Pocket money" });
  expect(screen.queryByRole("link", { name: /owe/ })).toBeNull();
});
