import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The menu of the heading. */
export const moreMenu = {
  button: () => screen.getByRole("button", { name: "More" }),
  async open(user: UserEvent) {
    await user.click(moreMenu.button());
    return within(await screen.findByRole("menu", { name: "More" }));
  },
  /** Presses an item, or what it switches. */
  async choose(
    user: UserEvent,
    role: "menuitem" | "menuitemcheckbox" | "menuitemradio",
    name: string | RegExp,
  ) {
    const menu = await moreMenu.open(user);
    await user.click(await menu.findByRole(role, { name }));
  },
};
