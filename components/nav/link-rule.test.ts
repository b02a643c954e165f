import { expect, it } from "vitest";
import { isPlainAnchor } from "./link-rule";

it.each([
  "http://example.com",
  "https://example.com",
  "//example.com",
  "mailto:a@example.com",
  "tel:+911234567890",
  "#main",
])("%s is a plain anchor", (href) => {
  expect(isPlainAnchor(href)).toBe(true);
});

it.each(["/", "/show", "/add#amount", "show", "/mailto:"])(
  "%s is an in-app link",
  (href) => {
    expect(isPlainAnchor(href)).toBe(false);
  },
);
