import Link from "next/link";
import { expect, test } from "vitest";
import { NavigationLink } from "./navigation-link";

const anchorOf = (href: string) =>
  NavigationLink({
    item: { label: "There", href },
    isCurrent: false,
    className: "",
    children: "There",
  }).type as unknown;

test("a link in the app is the router's", () => {
  expect(anchorOf("/show")).toBe(Link);
});

test.each([
  "https://example.com",
  "//example.com",
  "mailto:a@example.com",
  "tel:+911234567890",
  "#main",
])("%s is a plain anchor", (href) => {
  expect(anchorOf(href)).toBe("a");
});
