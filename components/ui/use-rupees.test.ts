// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openPage() {
  const { hideAmounts, useRupees, useRupeesIn } = await import("./use-rupees");
  const shown = renderHook(() => ({
    amounts: [123_456, -5_000, 0].map((paise) => asPaise(paise)),
    rupees: useRupees(),
    rupeesIn: useRupeesIn(),
  })).result;
  return {
    hide: (isHidden: boolean) => act(() => hideAmounts(isHidden)),
    amounts: () =>
      shown.current.amounts.map((paise) => shown.current.rupees(paise)),
    textOf: (text: string) => shown.current.rupeesIn(text),
  };
}

const AMOUNTS = ["₹1,234.56", "-₹50", "₹0"];
const HIDDEN = ["₹•••", "₹•••", "₹•••"];

it("hides every amount, whatever its length and sign, until they are shown again", async () => {
  const { hide, amounts } = await openPage();
  expect(amounts()).toEqual(AMOUNTS);
  hide(true);
  expect(amounts()).toEqual(HIDDEN);
  hide(false);
  expect(amounts()).toEqual(AMOUNTS);
});

it("hides the amounts of a text, and no other number", async () => {
  const { hide, textOf } = await openPage();
  const text =
    "₹450 ÷ 3 = ₹150.50 · 2 teas · -₹1,00,000. Rows differ by ₹5, and 7.";
  expect(textOf(text)).toBe(text);
  hide(true);
  expect(textOf(text)).toBe(
    "₹••• ÷ 3 = ₹••• · 2 teas · ₹•••. Rows differ by ₹•••, and 7.",
  );
});

it("still hides them on the next page", async () => {
  const first = await openPage();
  first.hide(true);
  vi.resetModules();
  const second = await openPage();
  expect(second.amounts()).toEqual(HIDDEN);
});

it.each(["storage", "pageshow"])(
  "follows another tab at the event %s",
  async (event) => {
    const { amounts } = await openPage();
    localStorage.setItem("amounts", "hidden");
    act(() => void window.dispatchEvent(new Event(event)));
    expect(amounts()).toEqual(HIDDEN);
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event(event)));
    expect(amounts()).toEqual(AMOUNTS);
  },
);

it("hides them in this page when the browser blocks storage", async () => {
  const { hide, amounts } = await openPage();
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  hide(true);
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(amounts()).toEqual(HIDDEN);
  expect(log).toHaveBeenCalledOnce();
});
