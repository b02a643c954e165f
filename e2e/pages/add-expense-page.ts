import type { Page } from "@playwright/test";
import type { ExpenseRequest } from "@/lib/testing/sample-expenses";

export class AddExpensePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  goto = () => this.page.goto("/add");
  date = () => this.page.getByLabel("Date");
  category = () => this.page.getByLabel("Category");
  description = () => this.page.getByLabel("Description");
  amount = () => this.page.getByLabel("Amount");
  fields = () => [
    this.date(),
    this.category(),
    this.description(),
    this.amount(),
  ];
  lastAdded = () => this.page.getByRole("region", { name: "Last added" });
  submit = () =>
    this.page.getByRole("button", { name: /^Add(ing…| Expense)$/ });
  /** The box above the form. */
  box = () => this.page.getByRole("textbox", { name: "Quick add" });
  /** The marks of what was understood of the text in the box. */
  outcome = () =>
    this.page.getByRole("region", { name: "Quick add" }).getByRole("status");
  /** The words of the text that were understood. */
  marks = () => this.page.locator("mark");
  /** The expenses of a text with several lines. */
  lines = () => this.page.getByRole("list", { name: "Expenses in the text" });
  usual = () => this.page.getByRole("group", { name: "Usual expenses" });
  /** This month and the latest expenses, beside the form. */
  aside = () => this.page.getByRole("region", { name: "Your list" });

  async fill({ date, category, description, amount }: ExpenseRequest) {
    await this.date().fill(date);
    await this.category().selectOption(category);
    await this.description().fill(description);
    await this.amount().fill(String(amount));
  }

  values = () => Promise.all(this.fields().map((field) => field.inputValue()));

  /** Pastes the text over what the box has. */
  async paste(text: string) {
    await this.page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      text,
    );
    await this.box().focus();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("ControlOrMeta+v");
  }

  /** Submits the form, accepts the alert and returns its text. */
  async submitAndReadAlert(
    submit = () => this.submit().click(),
  ): Promise<string> {
    const alert = this.page.waitForEvent("dialog");
    // The click or key press may not resolve before the alert is closed.
    const submitted = submit();
    const dialog = await alert;
    const message = dialog.message();
    await dialog.accept();
    await submitted;
    return message;
  }
}
