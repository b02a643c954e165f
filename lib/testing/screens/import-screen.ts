import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

type TestFile = { name: string; content: string | Uint8Array };

/** The elements of Import a statement, as a person finds them. */
export const importScreen = {
  picker: () => screen.findByLabelText<HTMLInputElement>("Statement files"),
  button: (name: string) => screen.getByRole("button", { name }),
  findButton: (name: string) => screen.findByRole("button", { name }),
  files: () => screen.getByRole("list", { name: "Files" }),
  /** The names of the files. */
  fileNames: () =>
    within(importScreen.files())
      .getAllByRole("button", { name: /^(Remove|Cancel) / })
      .map((button) => button.getAttribute("aria-label")?.split(" ", 2)[1]),
  /** The messages of the files that cannot be read. */
  refusals: () =>
    within(importScreen.files())
      .queryAllByRole("alert")
      .map(({ textContent }) => textContent),
  password: () =>
    within(importScreen.files()).findByLabelText<HTMLInputElement>(
      "Password of the file",
    ),
  /** How many rows there are, and what an import does with them. */
  counts: () => screen.queryByText(/^[\d,]+ rows?: /)?.textContent,
  /** The rows of the files, without the header. */
  rows: () =>
    within(screen.getByRole("table"))
      .getAllByRole("row")
      .filter((row) => row.querySelector("td")),
  /** The row with this text. */
  row: (text: string) => {
    const rows = importScreen
      .rows()
      .filter(({ textContent }) => textContent.includes(text));
    const [row] = rows;
    if (!row || rows.length > 1)
      throw new Error(`${rows.length} rows have the text ${text}.`);
    return row;
  },
  /** The checkboxes of the rows that can be imported with this description. */
  checkboxes: (description: string) =>
    screen.queryAllByRole<HTMLInputElement>("checkbox", {
      name: `Import ${description}`,
    }),
  description: (found: string) =>
    screen.getByLabelText<HTMLInputElement>(`Description, ${found}`),
  categories: (description: string) =>
    screen.getAllByLabelText<HTMLSelectElement>(`Category of ${description}`),
  show: (name: string) =>
    within(screen.getByRole("group", { name: "Show" })).getByRole("button", {
      name: new RegExp(`^${name} `),
    }),
  importButton: () => screen.queryByRole("button", { name: /^Import \d/ }),
  /** Below the rows. */
  bar: () => screen.getByRole("group", { name: "Import" }),
  /** How the import or its undo ended. */
  outcome: () =>
    within(importScreen.bar()).getAllByRole("status")[0]?.textContent,

  /** Chooses files with the file picker. */
  async choose(user: UserEvent, ...files: TestFile[]) {
    await user.upload(await importScreen.picker(), files.map(toFile));
  },
  /** Drops files on the page, once it listens. */
  async drop(...files: TestFile[]) {
    const dataTransfer = { types: ["Files"], files: files.map(toFile) };
    await waitUntilTaken(() => fireEvent.drop(document.body, { dataTransfer }));
  },
  /** Pastes files, or text, outside of fields, once the page listens. */
  async paste(content: TestFile[] | string) {
    const isText = typeof content === "string";
    const clipboardData = {
      files: isText ? [] : content.map(toFile),
      getData: () => (isText ? content : ""),
    };
    await waitUntilTaken(() =>
      fireEvent.paste(document.body, { clipboardData }),
    );
  },
  /** Long, because the readers are loaded when they are first used. */
  waitForCounts: (text: string | RegExp) =>
    expect.poll(importScreen.counts, { timeout: 20_000 }).toMatch(text),
  waitForOutcome: (text: string) =>
    expect.poll(importScreen.outcome, { timeout: 20_000 }).toContain(text),
  /** Waits until rows can be imported, and starts. */
  async startImport(user: UserEvent) {
    const button = await screen.findByRole("button", {
      name: /^(Import|Remove) \d/,
    });
    await expect
      .poll(() => button.getAttribute("aria-disabled"))
      .not.toBe("true");
    await user.click(button);
  },
  /** Imports the chosen rows, and waits for the end. */
  async importAll(user: UserEvent, outcome: string) {
    await importScreen.startImport(user);
    await importScreen.waitForOutcome(outcome);
  },
};

/** Sends an event until the page prevents its default. */
async function waitUntilTaken(send: () => boolean) {
  await expect.poll(send).toBe(false);
}

function toFile({ name, content }: TestFile): File {
  return new File([content as BlobPart], name);
}
