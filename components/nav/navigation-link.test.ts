import { expect, test } from "vitest";
import { NavigationLink } from "./navigation-link";
import { ScreenLink } from "./screen-link";

const elementOf = (href: string): unknown =>
  NavigationLink({
    item: { label: "There", href },
    isCurrent: false,
    className: "",
    children: "There",
  }).type;

test.each([
  "http://example.com",
  "https://example.com",
  "//example.com",
  "mailto:a@example.com",
  "tel:+911234567890",
  "#main",
])("%s is a plain anchor", (href) => {
  expect(elementOf(href)).toBe("a");
});

test.each(["/", "/show", "/add#amount", "show", "/mailto:"])(
  "%s is an in-app link",
  (href) => {
    expect(elementOf(href)).toBe(ScreenLink);
  },
);
