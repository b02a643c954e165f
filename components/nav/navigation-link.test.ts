import { expect, test } from "vitest";
import { NavigationLink } from "./navigation-link";
import { ScreenLink } from "./screen-link";

test.each([
  ["/show", ScreenLink],
  ["https://example.com", "a"],
])("%s renders the right element", (href, element) => {
  const link = NavigationLink({
    item: { label: "There", href },
    isCurrent: false,
    className: "",
    children: "There",
  });
  expect(link.type).toBe(element);
});
