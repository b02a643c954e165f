// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const NOW = "2026-11-22T10:00:00";
const EXPENSES = [
  { date: "2026-11-20", description: "Chai #hostel", amount: 20 },
  { date: "2026-11-21", description: "#Hostel mess (#cash)", amount: 60 },
  { date: "2026-11-21", description: "Bus #hostel-2", amount: 40 },
  { date: "2026-10-05", description: "Soap #hostel", amount: 35 },
];
const tags = () =>
  within(myExpenses.table())
    .queryAllByRole("button", { name: /^Show #/ })
    .map(({ textContent }) => textContent);
const dialog = () => screen.queryByRole("dialog");
const tagButton = (tag: string) => {
  const [first] = within(myExpenses.table()).getAllByRole("button", {
    name: `Show ${tag}`,
  });
  if (!first) throw new Error(`No row has ${tag}.`);
  return first;
};

async function openTagged(width = 1280) {
  const browser = await openBrowser({ now: NOW, width });
  await browser.record(...EXPENSES);
  await browser.open("/show");
  await myExpenses.findTable();
  return browser;
}

it("shows the tags of a description within its text, which the keyboard reaches after the row", async () => {
  const { user } = await openTagged();
  expect(tags()).toEqual([
    "#hostel-2",
    "#Hostel",
    "#cash",
    "#hostel",
    "#hostel",
  ]);
  expect(myExpenses.descriptions()).toEqual([
    "Bus #hostel-2",
    "#Hostel mess (#cash)",
    "Chai #hostel",
    "Soap #hostel",
  ]);
  myExpenses.editButton("#Hostel mess (#cash)").focus();
  await user.tab();
  expect(tagButton("#Hostel")).toHaveFocus();
  await user.tab();
  expect(tagButton("#cash")).toHaveFocus();
  await user.keyboard("{Enter}");
  await expect.poll(myExpenses.descriptions).toEqual(["#Hostel mess (#cash)"]);
  myExpenses.editButton("#Hostel mess (#cash)").focus();
  await user.keyboard("{Enter}");
  expect(
    await screen.findByRole("dialog", { name: "Edit Expense" }),
  ).toBeVisible();
});

it("a press beside the tags edits the row, and one of a tag searches for it, also offline", async () => {
  const { user, setOnline } = await openTagged();
  await user.click(
    screen.getByText("Chai", { exact: false, selector: "span" }),
  );
  await screen.findByRole("dialog", { name: "Edit Expense" });
  await user.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  setOnline(false);
  await user.click(tagButton("#hostel-2"));
  await expect.poll(myExpenses.descriptions).toEqual(["Bus #hostel-2"]);
  expect(dialog()).toBeNull();
});

it("a press of a tag on a phone searches for it, and a long touch does not edit the row", async () => {
  const { user } = await openTagged(360);
  // A loaded dialog would open at once.
  await myExpenses.openDialog(user, "Bus #hostel-2");
  await user.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  const tag = tagButton("#hostel");
  fireEvent.pointerDown(tag, { pointerType: "touch" });
  expect(fireEvent.contextMenu(tag)).toBe(true);
  expect(dialog()).toBeNull();
  await user.click(tag);
  await expect
    .poll(myExpenses.descriptions)
    .toEqual(["#Hostel mess (#cash)", "Chai #hostel", "Soap #hostel"]);
  expect(myExpenses.search()).toHaveValue("#hostel");
  expect(location.search).toBe("?search=%23hostel");
  expect(dialog()).toBeNull();
  expect(myExpenses.total()).toHaveTextContent("₹115");
  await expect
    .poll(() => myExpenses.summaryLines().slice(0, 2))
    .toEqual(["#hostel in November so far", "₹80"]);
});
