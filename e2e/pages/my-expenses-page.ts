import { expect, type Page } from "@playwright/test";
import { expectNoOverlayEntry } from "../overlay-entry";

export class MyExpensesPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  goto = () => this.page.goto("/show");
  filter = () => this.page.getByRole("combobox", { name: "Category" });
  period = () => this.page.getByRole("combobox", { name: "Period" });
  search = () => this.page.getByRole("searchbox", { name: "Search" });
  header = (column: string) =>
    this.table().getByRole("columnheader", { name: column });
  dialog = () => this.page.getByRole("dialog", { name: "Edit Expense" });
  field = (label: string) => this.dialog().getByLabel(label);
  dialogButton = (name: string) =>
    this.dialog().getByRole("button", { name, exact: true });
  /** A notification at the bottom of the screen. */
  notification = (text: string | RegExp) =>
    this.page
      .getByRole("region", { name: "Notifications" })
      .getByRole("dialog")
      .filter({ hasText: text });
  /** The button of the newest notification, which shows the others too. */
  showEarlierNotifications = () =>
    this.page.getByRole("button", { name: / earlier$/ }).click();
  undoButton = () => this.page.getByRole("button", { name: "Undo" });
  editButton = (description: string) =>
    this.page.getByRole("button", { name: `Edit ${description}`, exact: true });
  plan = () => this.page.getByRole("region", { name: "Pocket money" });
  planHeading = () => this.plan().getByRole("heading", { level: 2 });
  /** The button that opens the budgets and bills. */
  planDetails = () =>
    this.plan().getByRole("button", { name: /^Budgets and bills|left/ });
  summary = () => this.page.getByRole("region", { name: "Summary" });
  table = () => this.page.getByRole("table");
  /** The rows with an expense, without the header and the total. */
  rows = () =>
    this.table()
      .getByRole("row")
      .filter({ has: this.page.getByRole("time") });
  addLink = () =>
    this.page.getByRole("main").getByRole("link", { name: "Add", exact: true });
  /** The button that leads to the charts, on phones. */
  chartsButton = () =>
    this.page.getByRole("button", { name: /^(Charts|Back to the list)$/ });
  total = () => this.table().getByRole("row", { name: /^Total/ });
  chart = (title: "Expenses by Category" | "Daily Expenses") =>
    this.page.getByRole("region", { name: title });
  drawing = (title: "Expenses by Category" | "Daily Expenses") =>
    this.chart(title).getByRole("application");
  emptyMessage = () =>
    this.page.getByText("No expenses found for this category", { exact: true });
  tryAgainButton = () => this.page.getByRole("button", { name: "Try again" });

  /** Opens the dialog, and waits until its first field has the focus. */
  async openDialog(description: string) {
    await this.editButton(description).click();
    await expect(this.field("Date")).toBeFocused();
  }

  /** Deletes an expense, and waits until the dialog is closed. */
  async delete(description: string) {
    await this.editButton(description).click();
    await this.dialogButton("Delete").click();
    // An open dialog hides the rows.
    await this.expectDialogClosed();
    await expect(this.editButton(description)).toHaveCount(0);
  }

  /**
   * Reloads with a clock that is an hour behind the page's: deletions can then be undone,
   * and their notifications stay, for an hour.
   */
  async extendUndo() {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.setFixedTime(now - 3_600_000);
    await this.page.reload();
  }

  /** Waits until the dialog is closed and history.back() has removed its entry. */
  async expectDialogClosed() {
    await expect(this.dialog()).toHaveCount(0);
    await expectNoOverlayEntry(this.page);
  }

  moreButton = () => this.page.getByRole("button", { name: "More" });
  menu = () => this.page.getByRole("menu", { name: "More" });

  /** Opens the menu of the heading, which closes with `closeMenu`. */
  async openMenu() {
    await this.moreButton().click();
    // Elsewhere before it has its place, a click on an item would scroll the page.
    await expect(this.menu()).toBeInViewport({ ratio: 1 });
  }

  async closeMenu() {
    await this.page.keyboard.press("Escape");
    await expect(this.menu()).toHaveCount(0);
  }

  /** The cell texts of each row: date, category, description, amount. */
  async cells(): Promise<string[][]> {
    const rows = await this.rows().all();
    return Promise.all(
      rows.map((row) => row.getByRole("cell").allInnerTexts()),
    );
  }
}
