import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

const JOIN = "Open this list on this device?";

/** The elements of Your data, as a person finds them. */
export const yourData = {
  main: () => screen.getByRole("main"),
  /** Waits for a button outside of dialogs. */
  findButton: (name: string) => screen.findByRole("button", { name }),
  /** The link of the list, or nothing. */
  link: () => screen.queryByLabelText<HTMLInputElement>("Link to your list"),
  /** Waits for a dialog. */
  findDialog: (name: string) => screen.findByRole("alertdialog", { name }),
  findJoinDialog: () => yourData.findDialog(JOIN),
  /** Any open question. */
  dialog: () => screen.queryByRole("alertdialog"),
  /** A button or field of the open question. */
  inDialog: () => within(screen.getByRole("alertdialog")),

  async press(user: UserEvent, name: string) {
    await user.click(await yourData.findButton(name));
  },
  /** Presses a button of the open question. */
  async choose(user: UserEvent, name: string) {
    await user.click(yourData.inDialog().getByRole("button", { name }));
  },
  /** Shows the join link, and returns it. */
  async showLink(user: UserEvent) {
    await yourData.press(user, "Show link and QR code");
    const link =
      await screen.findByLabelText<HTMLInputElement>("Link to your list");
    return link.value;
  },
  /** Agrees to the question of an opened join link. */
  async join(user: UserEvent, button = "Open this list") {
    await yourData.findJoinDialog();
    await yourData.choose(user, button);
  },
  /** Goes to another screen by the navigation. */
  async goTo(user: UserEvent, name: string) {
    // Without CSS, the navigation of phones has the same links.
    const [link] = within(
      screen.getByRole("navigation", { name: "Main" }),
    ).getAllByRole("link", { name });
    if (!link) throw new Error(`The navigation has no link ${name}.`);
    await user.click(link);
  },
  /** @param count the number to type */
  async erase(user: UserEvent, count: string) {
    await yourData.press(user, "Erase everything…");
    await yourData.findDialog("Erase everything?");
    await user.type(yourData.inDialog().getByLabelText(/^Type/), count);
    await yourData.choose(user, "Erase everything");
  },
};
