// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { useAddressText } from "./use-address-text";

const MESSAGE =
  "Rs.250.00 debited from A/c XX1234 on 05-01-26 to Tea Stall. UPI Ref 512345678901.";

/** The texts that the screen at this address gets. */
function textsOf(address: string) {
  history.replaceState(null, "", address);
  const texts: string[] = [];
  renderHook(() => useAddressText((text) => texts.push(text)));
  return texts;
}

it.each([
  ["120%20chai", "120 chai"],
  [encodeURIComponent(MESSAGE), MESSAGE],
  ["120+30 chai", "120+30 chai"],
  ["90 samosa 50%", "90 samosa 50%"],
  ["90 salt&vinegar", "90 salt&vinegar"],
  ["90%FFsamosa", "90\uFFFDsamosa"],
])(
  "takes the text of the address #text=%s, which is cleaned",
  (encoded, text) => {
    expect(textsOf(`/add#text=${encoded}`)).toEqual([text]);
    expect(location.href).toMatch(/\/add$/);
  },
);

it("cuts a text that is longer than the box takes", () => {
  expect(textsOf(`/add#text=${"9".repeat(3000)}`)).toEqual(["9".repeat(2000)]);
});

it("takes a text of an address that is opened later, and leaves another fragment alone", async () => {
  const texts = textsOf("/add");
  location.hash = "#text=60%20auto";
  await vi.waitFor(() => expect(texts).toEqual(["60 auto"]));
  expect(location.hash).toBe("");
  const changed = new Promise((resolve) =>
    addEventListener("hashchange", resolve, { once: true }),
  );
  location.hash = "#texts=1";
  await changed;
  expect(location.hash).toBe("#texts=1");
  expect(texts).toEqual(["60 auto"]);
});

it("takes the text of an address that the router has replaced before the event", async () => {
  const texts = textsOf("/add");
  location.hash = "#text=60%20auto";
  history.replaceState(null, "", "/add");
  await vi.waitFor(() => expect(texts).toEqual(["60 auto"]));
});

it("fills the form from each opened address, also over what an earlier one has filled, and sends nothing", async () => {
  const { open, user, alert, requests } = await openBrowser();
  await open("/add#text=60%20auto");
  await expect.poll(() => addExpense.values()[3]).toBe("60");
  expect(addExpense.box()).toHaveValue("60 auto");
  await open("/add");
  await expect.poll(() => addExpense.values()[3]).toBe("60");
  await open("/add#text=450%20dinner%20yesterday");
  await expect
    .poll(() => addExpense.values().slice(2))
    .toEqual(["dinner", "450"]);
  expect(screen.queryByText(/keeps what you typed/)).toBeNull();
  await user.selectOptions(addExpense.category(), "Others");
  location.hash = "#text=10%20tea";
  await expect
    .poll(() => addExpense.values().slice(1))
    .toEqual(["others", "tea", "10"]);
  expect(alert).not.toHaveBeenCalled();
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(requests.filter(({ path }) => path.includes("text"))).toEqual([]);
});
