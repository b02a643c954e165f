import { expect, type Page } from "@playwright/test";
import { readDownload } from "./read-download";

export class YourDataPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  goto = () => this.page.goto("/data");
  main = () => this.page.getByRole("main");
  section = (name: string) => this.page.getByRole("region", { name });
  /** The button outside of dialogs. */
  button = (name: string) =>
    this.main().getByRole("button", { name, exact: true });
  link = () => this.main().getByLabel("Link to your list");
  qrCode = () => this.page.getByRole("img", { name: "QR code of the link" });
  joinField = () => this.page.getByLabel("Link or code of your list");
  dialog = (title: string) =>
    this.page.getByRole("alertdialog", { name: title });
  joinDialog = () => this.dialog("Open this list on this device?");

  /** Opens the screen, shows the join link, and returns it. */
  async showLink(): Promise<string> {
    await this.goto();
    await this.button("Show link and QR code").click();
    return this.link().inputValue();
  }

  /** Opens the join link, and agrees. */
  async join(link: string) {
    await this.page.goto(link);
    await this.joinDialog()
      .getByRole("button", { name: "Open this list" })
      .click();
    await expect(this.main()).toContainText("The list is open");
  }

  /** @param count the number to type */
  async erase(count: string) {
    await this.button("Erase everything…").click();
    const dialog = this.dialog("Erase everything?");
    await dialog.getByLabel(/^Type/).fill(count);
    await dialog.getByRole("button", { name: "Erase everything" }).click();
  }

  /** Downloads a file, and returns its name and content. */
  async download(format: "CSV" | "backup") {
    const downloading = this.page.waitForEvent("download");
    await this.section("Save a copy")
      .getByRole("button", { name: `Download ${format}` })
      .click();
    return readDownload(await downloading);
  }
}
