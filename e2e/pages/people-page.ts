import type { Page } from "@playwright/test";

export class PeoplePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  goto = () => this.page.goto("/people");
  main = () => this.page.getByRole("main");
  /** The button outside of dialogs. */
  button = (name: string | RegExp) =>
    this.main().getByRole("button", { name, exact: typeof name === "string" });
  sums = () => this.main().getByRole("heading", { level: 2 }).first();
  dialog = (name: string) => this.page.getByRole("dialog", { name });
  qrCode = () => this.page.getByRole("img", { name: /^QR code to pay/ });
}
