// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { applyTheme } from "@/components/ui/theme";
import { ThemeSection } from "./theme-section";

const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>("radio", { name });
const shown = () => document.documentElement.dataset["theme"];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

it("shows the stored theme, and stores another", async () => {
  localStorage.setItem("theme", "light");
  render(<ThemeSection />);
  expect(radio("Light").checked).toBe(true);
  await userEvent.click(radio("Dark"));
  expect(radio("Dark").checked).toBe(true);
  expect(shown()).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

it("is dark until something is chosen, also where the system is light", () => {
  render(<ThemeSection />);
  expect(radio("Dark").checked).toBe(true);
  expect(shown()).toBe("dark");
});

it("has the browser light around every screen but Home", () => {
  const browserColour = () =>
    document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
  localStorage.setItem("theme", "light");
  history.replaceState(null, "", "/add");
  applyTheme();
  expect(browserColour()).toBe("#f5f5f9");
  history.replaceState(null, "", "/");
  applyTheme();
  expect(browserColour()).toBe("#07070d");
});

it("stays as it was where the browser blocks storage", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  render(<ThemeSection />);
  await userEvent.click(radio("Light"));
  expect(radio("Dark").checked).toBe(true);
  expect(shown()).toBe("dark");
});
