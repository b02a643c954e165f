// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { savedFiles } from "@/lib/testing/saved-files";
import { importScreen } from "@/lib/testing/screens/import-screen";
import { moreMenu } from "@/lib/testing/screens/more-menu";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const ROWS = [
  { date: "2026-01-07", category: "food", description: "Thali", amount: 120 },
  { date: "2026-01-06", category: "travel", description: "Bus", amount: 15.5 },
  { date: "2026-01-05", category: "food", description: "Chai", amount: 200 },
];

it("downloads what is shown, in its order, and with its amounts where they are hidden, if there is a row", async () => {
  localStorage.setItem("amounts", "hidden");
  const { names, texts } = savedFiles();
  const { open, record, user } = await openBrowser({ now: "2026-03-15T12:00" });
  await record(...ROWS.toReversed());
  await open("/show?category=food&sort=-amount");
  await myExpenses.findTable();
  await moreMenu.choose(user, "menuitem", "Download this list 2 rows");
  await expect.poll(() => names).toEqual(["campus-kharcha-2026-03-15.csv"]);
  const [csv = ""] = await texts();
  expect(csv.replaceAll(/,[\w-]+(?=\r|$)/g, ",id").split("\r\n")).toEqual([
    "date,category,description,amount,id",
    "2026-01-05,food,Chai,200,id",
    "2026-01-07,food,Thali,120,id",
  ]);
  await user.selectOptions(myExpenses.filter(), "Shopping");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  const menu = await moreMenu.open(user);
  expect(
    menu.getAllByRole("menuitem").map(({ textContent }) => textContent),
  ).toEqual(["Import a statement", "People", "Your data"]);
});

it("downloads a file whose rows are already here when it is imported, also those that were edited since", async () => {
  const { names, texts } = savedFiles();
  const { open, record, user } = await openBrowser();
  await record({ description: "Chai" }, { description: "Bus", amount: 15.5 });
  await open("/show");
  await myExpenses.findTable();
  await moreMenu.choose(user, "menuitem", "Download this list 2 rows");
  await expect.poll(() => names).toHaveLength(1);
  const [content = ""] = await texts();
  await myExpenses.openDialog(user, "Bus");
  await user.clear(myExpenses.field(/^Amount/));
  await user.type(myExpenses.field(/^Amount/), "18");
  await user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification("was saved.");
  await open("/import");
  await importScreen.choose(user, { name: "list.csv", content });
  await importScreen.waitForCounts(
    "2 rows: 0 new, 2 already here, 0 left out.",
  );
});

it("says that the file could not be made", async () => {
  const { open, record, user, expectConsole } = await openBrowser();
  expectConsole(/The file could not be made/);
  await record({});
  await open("/show");
  await myExpenses.findTable();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("Out of memory.");
  });
  await moreMenu.choose(user, "menuitem", "Download this list 1 row");
  await myExpenses.findNotification("The file could not be made. Try again.");
});
