// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failToFetch, type Browser } from "@/lib/testing/open-browser";
import { openPlan } from "@/lib/testing/open-plan";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const panel = () => screen.getByRole("region", { name: "Split this bill" });
const inPanel = () => within(panel());
const total = () => inPanel().getByRole("spinbutton", { name: "Whole bill" });
const nameField = () => inPanel().getByRole("textbox", { name: "Add a name" });
const press = (user: Browser["user"], name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
const DOMINOS = { ...lunchRequest, description: "Dominos", amount: "1200" };

/** The form with a bill of ₹1,200 that is to be split. */
async function openSplit() {
  const browser = await openPlan();
  const { open, user } = browser;
  await open("/add");
  await addExpense.fill(user, DOMINOS);
  await press(user, "Split this bill");
  await screen.findByRole("region", { name: "Split this bill" });
  return browser;
}

async function name(user: Browser["user"], ...names: string[]) {
  for (const one of names) await user.type(nameField(), `${one}{Enter}`);
}

describe("a bill that is split", () => {
  it("stores my share, and what the others owe of it, with one press, and is taken back whole", async () => {
    const { user, stored, owed } = await openSplit();
    await waitFor(() => expect(total()).toHaveFocus());
    expect(total()).toHaveValue(1200);
    expect(addExpense.amount()).toHaveValue(600);
    await name(user, "Asha", "Ravi", "Kiran");
    expect(addExpense.amount()).toHaveValue(300);
    expect(inPanel().getByRole("status")).toHaveTextContent(
      "Your share is ₹300. Asha, Ravi and Kiran owe you ₹300 each.",
    );
    await user.click(addExpense.submit());
    await screen.findByRole("button", { name: "Undo" });
    expect(await stored()).toMatchObject([
      { description: "Dominos", amount: 300 },
    ]);
    expect(await owed()).toEqual([
      ["Asha", 300],
      ["Ravi", 300],
      ["Kiran", 300],
    ]);
    expect(
      screen.queryByRole("region", { name: "Split this bill" }),
    ).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await expect
      .poll(() => navigator.clipboard.readText())
      .toBe(
        "Dominos ₹1,200 ÷ 4 = ₹300 each. Asha, Ravi and Kiran: pay me ₹300.",
      );
    await press(user, "Undo");
    expect(await screen.findByText("Taken back")).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(await owed()).toEqual([]);
  });

  it("offers the people of the plan, counts parts without names, and keeps a share of my own when others are added", async () => {
    const { user, putPlan, owed } = await openSplit();
    await putPlan({ people: [{ id: "asha", name: "Asha" }], debts: [] });
    await press(user, "Do not split");
    expect(addExpense.amount()).toHaveValue(1200);
    expect(addExpense.amount()).toHaveFocus();
    expect(
      screen.queryByRole("region", { name: "Split this bill" }),
    ).toBeNull();
    await press(user, "Split this bill");
    await user.click(await screen.findByRole("button", { name: "Asha" }));
    expect(panel()).toHaveFocus();
    await press(user, "One person more");
    expect(inPanel().getByRole("status")).toHaveTextContent(
      "Your share is ₹400. Asha owes you ₹400. One other has ₹400.",
    );
    await user.clear(addExpense.amount());
    await user.type(addExpense.amount(), "600");
    await name(user, "Ravi", "Kiran");
    expect(addExpense.amount()).toHaveValue(600);
    expect(inPanel().getByRole("status")).toHaveTextContent(
      "Asha, Ravi and Kiran owe you ₹200 each.",
    );
    await press(user, "Remove Kiran");
    expect(panel()).toHaveFocus();
    expect(inPanel().getByRole("status")).toHaveTextContent(
      "Asha and Ravi owe you ₹200 each. One other has ₹200.",
    );
    await user.click(addExpense.submit());
    await screen.findByRole("button", { name: "Undo" });
    expect(await owed()).toEqual([
      ["Asha", 200],
      ["Ravi", 200],
      ["", 200],
    ]);
  });

  it("survives a reload, but without the network not its names, and says so", async () => {
    const { user, open, setOnline } = await openSplit();
    await name(user, "Asha");
    await open("/add");
    expect(await screen.findByText("Asha")).toBeVisible();
    expect(total()).toHaveValue(1200);
    expect(addExpense.amount()).toHaveValue(600);
    setOnline(false);
    await expect
      .poll(() => inPanel().getByRole("status"))
      .toHaveTextContent("Without the network only your share is saved.");
    await press(user, "Save on this device");
    expect(await screen.findByText(/Only your share is saved/)).toBeVisible();
  });

  it("whose debts cannot be saved has them saved again on a press", async () => {
    const { user, stored, owed, respond, expectConsole } = await openSplit();
    expectConsole(/Who owes you could not be saved/);
    await name(user, "Asha");
    const failure = respond(({ method, path }) =>
      method === "PUT" && path === "/plan" ? failToFetch() : undefined,
    );
    await user.click(addExpense.submit());
    const again = await screen.findByRole("button", { name: "Save again" });
    expect(await stored()).toHaveLength(1);
    expect(await owed()).toEqual([]);
    failure.stop();
    await user.click(again);
    await expect.poll(owed).toEqual([["Asha", 600]]);
    expect(
      await screen.findByRole("link", { name: "Who owes whom" }),
    ).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it("is saved in the plan of another device that has changed it", async () => {
    const { user, owed, putPlan, respond, expectConsole } = await openSplit();
    expectConsole(/PUT \/api\/plan 412/);
    await name(user, "asha");
    let isFirst = true;
    respond(async ({ method, path }, send) => {
      if (method !== "PUT" || path !== "/plan" || !isFirst) return send();
      isFirst = false;
      await putPlan({ people: [{ id: "a", name: "Asha" }], debts: [] });
      return send();
    });
    await user.click(addExpense.submit());
    await screen.findByRole("button", { name: "Undo" });
    expect(await owed()).toEqual([["Asha", 600]]);
  });
});
