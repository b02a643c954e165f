// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const MESSAGE =
  "Rs.250.00 debited from A/c XX1234 on 05-01-26 to Tea Stall. UPI Ref 512345678901.";

it.each([
  ["120%20chai", "120 chai", ["chai", "120"]],
  [encodeURIComponent(MESSAGE), MESSAGE, ["Tea Stall", "250"]],
  ["120+30 chai", "120+30 chai", ["chai", "150"]],
  ["90 samosa 50%", "90 samosa 50%", []],
  ["90 salt&vinegar", "90 salt&vinegar", ["salt&vinegar", "90"]],
  ["90%FFsamosa", "90\uFFFDsamosa", []],
])(
  "fills the box from the address #text=%s, which is cleaned, and sends nothing",
  async (encoded, text, values) => {
    const { open, requests } = await openBrowser();
    await open(`/add#text=${encoded}`);
    await expect.poll(() => addExpense.box().value).toBe(text);
    expect(location.href).toMatch(/\/add$/);
    if (values.length > 0)
      await expect.poll(() => addExpense.values().slice(2)).toEqual(values);
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(requests.filter(({ path }) => path.includes("text"))).toEqual([]);
  },
);

it("fills the box of the open screen, and leaves another fragment alone", async () => {
  const { open } = await openBrowser();
  await open("/add");
  location.hash = "#text=60%20auto";
  await expect.poll(() => addExpense.values()[3]).toBe("60");
  expect(location.hash).toBe("");
  location.hash = "#texts=1";
  await expect.poll(() => location.hash).toBe("#texts=1");
  expect(addExpense.box()).toHaveValue("60 auto");
});

it("fills the form from each opened address, also over what an earlier one has filled", async () => {
  const { open, user, alert } = await openBrowser();
  await open("/add#text=60%20auto");
  await expect.poll(() => addExpense.values()[3]).toBe("60");
  await open("/add");
  await expect.poll(() => addExpense.values()[3]).toBe("60");
  await open("/add#text=450%20dinner%20yesterday");
  await expect
    .poll(() => addExpense.values().slice(2))
    .toEqual(["dinner", "450"]);
  expect(screen.queryByText(/keeps what you typed/)).toBeNull();
  await user.selectOptions(addExpense.category(), "Others");
  await open("/add#text=10%20tea");
  await expect
    .poll(() => addExpense.values().slice(1))
    .toEqual(["others", "tea", "10"]);
  expect(alert).not.toHaveBeenCalled();
});

it("cuts a text that is longer than the box takes", async () => {
  const { open } = await openBrowser();
  await open(`/add#text=${"9".repeat(3000)}`);
  await expect.poll(() => addExpense.box().value).toHaveLength(2000);
});
