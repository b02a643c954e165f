// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { storeShared, takeShared } from "@/lib/browser/share/shared-content";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import TakeShared from "./take-shared";

const MESSAGE =
  "Rs.250.00 debited from A/c XX1234 on 05-01-26 to Tea Stall. UPI Ref 512345678901.";

it("fills the form of Add Expense with a shared message, once", async () => {
  const { open, requests } = await openBrowser();
  await storeShared({ text: MESSAGE });
  await open("/add#shared");
  await expect.poll(() => addExpense.box().value).toBe(MESSAGE);
  await expect
    .poll(addExpense.values)
    .toEqual(["2026-01-05", expect.anything(), "Tea Stall", "250"]);
  expect(location.pathname + location.hash).toBe("/add");
  expect(JSON.stringify(requests)).not.toContain("512345678901");
  await open("/add#shared");
  await expect.poll(() => location.hash).toBe("");
  expect(addExpense.box()).toHaveValue("");
  expect(screen.queryByText(/did not arrive/)).toBeNull();
});

it.each([
  ["text", "The shared text did not arrive. Paste it here instead."],
  ["files", "The shared files did not arrive. Choose them here instead."],
] as const)("says of %s that nothing has arrived", (kind, text) => {
  history.replaceState(null, "", "#shared-failed");
  const onTaken = vi.fn();
  render(<TakeShared kind={kind} onTaken={onTaken} />);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(onTaken).not.toHaveBeenCalled();
  history.replaceState(null, "", "/");
});

it("is removed with the list when no page has taken it", async () => {
  const { open, user, record } = await openBrowser();
  await record({});
  await storeShared({ text: MESSAGE });
  await open("/data");
  await user.click(
    await screen.findByRole("button", { name: "Erase everything…" }),
  );
  await user.type(await screen.findByLabelText(/^Type/), "1");
  await user.click(screen.getByRole("button", { name: "Erase everything" }));
  await screen.findByText("Everything was erased.");
  expect(await takeShared("text")).toBeUndefined();
});
