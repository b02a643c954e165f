import { expect, type Page } from "@playwright/test";
import type { TestFile } from "@/lib/testing/sample-statements";

export type { TestFile };

type BinaryFile = { name: string; content: Uint8Array };

export class ImportPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  main = () => this.page.getByRole("main");
  button = (name: string | RegExp) =>
    this.main().getByRole("button", { name, exact: true });
  files = () => this.page.getByRole("list", { name: "Files" });
  /** The password of a file, hidden or shown. */
  password = () => this.files().getByLabel("Password of the file");
  table = () => this.page.getByRole("table");
  /** The rows of the files, without the header. */
  rows = () => this.table().locator("tbody").getByRole("row");
  row = (text: string | RegExp) => this.rows().filter({ hasText: text });
  /** The row whose description, which can be edited, is this. */
  newRow = (description: string) =>
    this.rows().filter({
      has: this.page.getByRole("checkbox", {
        name: `Import ${description}`,
        exact: true,
      }),
    });
  counts = () => this.page.getByText(/^[\d,]+ rows?: /);
  show = (name: string) =>
    this.page
      .getByRole("group", { name: "Show" })
      .getByRole("button", { name: new RegExp(`^${name} `) });
  importButton = () => this.main().getByRole("button", { name: /^Import \d/ });
  outcome = () =>
    this.page.getByRole("group", { name: "Import" }).getByRole("status");

  async goto() {
    await this.page.goto("/import");
    await expect(this.button(/^(Choose files|Add a file)$/)).toBeVisible();
  }

  /** Chooses files with the file picker. */
  async choose(...files: (TestFile | BinaryFile)[]) {
    await this.page
      .locator("input[type=file]")
      .setInputFiles(files.map(toUpload));
  }

  /** Drops files on the page. */
  async drop(...files: TestFile[]) {
    await this.dispatch("drop", files);
  }

  /** Pastes files on the page. */
  async paste(...files: TestFile[]) {
    await this.dispatch("paste", files);
  }

  /** Imports the chosen rows, and waits for the end. */
  async importAll() {
    await this.importButton().click();
    await expect(this.outcome()).not.toBeEmpty();
  }

  private async dispatch(type: "drop" | "paste", files: TestFile[]) {
    await this.page.evaluate(
      ([type, files]) => {
        const data = new DataTransfer();
        for (const { name, content } of files)
          data.items.add(new File([content], name));
        const init = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
      },
      [type, files] as const,
    );
  }
}

function toUpload({ name, content }: TestFile | BinaryFile) {
  const bytes =
    typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, mimeType: "text/csv", buffer: Buffer.from(bytes) };
}
