// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const EXPENSES = [
  { description: "Chai #hostel" },
  { description: "Mess #Hostel" },
  { description: "Bus #home-trip" },
  { description: "Hotel #goa" },
  // A category in the quick line.
  { description: "Flat #housing" },
];
const offers = () => screen.queryByRole("group", { name: "Tags" });
const offered = () => {
  const group = offers();
  return group
    ? within(group)
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
    : [];
};
const offer = (tag: string) => screen.findByRole("button", { name: tag });

async function openTagged(path: "/add" | "/show") {
  const browser = await openBrowser();
  await browser.record(...EXPENSES);
  await browser.open(path);
  return browser;
}

it("offers tags in the quick line but those of a category, which read the line again with the cursor behind", async () => {
  const { user, requests } = await openTagged("/add");
  await user.type(addExpense.box(), "120 chai ");
  const listed = () => requests.filter(({ path }) => path === "/show");
  const before = listed().length;
  await user.type(addExpense.box(), "#HO");
  await expect.poll(offered).toEqual(["#Hostel", "#home-trip"]);
  expect(listed()).toHaveLength(before + 1);
  await user.click(await offer("#Hostel"));
  expect(addExpense.box()).toHaveValue("120 chai #Hostel ");
  expect(addExpense.box()).toHaveFocus();
  expect(offers()).toBeNull();
  await user.keyboard("kal");
  expect(addExpense.box()).toHaveValue("120 chai #Hostel kal");
  await expect.poll(addExpense.description).toHaveValue("chai #Hostel");
  expect(addExpense.values().slice(1)).toEqual(["food", "chai #Hostel", "120"]);
});

it("offers tags in the form at the cursor until it is left, announces them, and the keyboard chooses one", async () => {
  const { user } = await openTagged("/add");
  await user.type(addExpense.description(), "Chai # samosa");
  await user.type(addExpense.description(), "g", {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  });
  await expect.poll(offered).toEqual(["#goa"]);
  expect(addExpense.description()).not.toHaveAttribute("list");
  expect(await screen.findByText("Tags: #goa")).toHaveAttribute(
    "aria-live",
    "polite",
  );
  await user.tab();
  expect(await offer("#goa")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(addExpense.description()).toHaveValue("Chai #goa samosa");
  expect(addExpense.description()).toHaveFocus();
  expect(addExpense.description().selectionStart).toBe("Chai #goa ".length);
  await user.keyboard("#ho");
  await expect.poll(offered).toEqual(["#Hostel", "#housing", "#home-trip"]);
  await user.click(addExpense.amount());
  await expect.poll(offers).toBeNull();
});

it("offers tags in the search and in the dialog without another request, until the next input after Escape", async () => {
  const { user, requests } = await openTagged("/show");
  await myExpenses.findTable();
  const before = requests.length;
  await user.type(myExpenses.search(), "#go");
  await user.click(await offer("#goa"));
  await expect.poll(myExpenses.descriptions).toEqual(["Hotel #goa"]);
  expect(myExpenses.search()).toHaveValue("#goa ");
  await user.clear(myExpenses.search());
  await myExpenses.openDialog(user, "Chai #hostel");
  const description = myExpenses.field("Description");
  await user.type(description, " #g");
  await offer("#goa");
  await user.tab();
  await user.keyboard("{Escape}");
  expect(offers()).toBeNull();
  expect(description).toHaveFocus();
  expect(description).toHaveValue("Chai #hostel #g");
  await user.keyboard("{ArrowLeft}{ArrowRight}");
  expect(offers()).toBeNull();
  await user.keyboard("o");
  await user.click(await offer("#goa"));
  expect(description).toHaveValue("Chai #hostel #goa ");
  expect(requests).toHaveLength(before);
});

it("offers none, and leaves the field as it is, when the list cannot be read", async () => {
  const { user, respond, expectConsole } = await openTagged("/add");
  respond(({ path }) =>
    path === "/show" ? Response.json({}, { status: 500 }) : undefined,
  );
  expectConsole(/There are no tags to offer/);
  const log = vi.spyOn(console, "error");
  await user.type(addExpense.description(), "Chai #ho");
  await expect.poll(() => log.mock.calls).toHaveLength(1);
  expect(addExpense.description()).toHaveValue("Chai #ho");
  expect(offers()).toBeNull();
});
