import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Follows a link of the navigation. Without CSS there are two: in the bar, and in the menu. */
export async function followLink(
  user: UserEvent,
  name: "My Expenses" | "Add Expense",
) {
  const [link] = within(screen.getByRole("navigation")).getAllByRole("link", {
    name,
  });
  if (!link) throw new Error(`No link has the name ${name}.`);
  await user.click(link);
  await screen.findByRole("heading", { level: 1, name });
}
