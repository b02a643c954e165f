// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as reader from "@/lib/client/import/read-file";
import { StatementError } from "@/lib/import/statement";
import { ImportInto } from "./import-into";

vi.mock("@/lib/client/import/read-file");

const readFile = vi.mocked(reader.readFile);
const scrollIntoView = vi.fn();
const file = new File(["Date,Amount"], "statement.csv");

beforeEach(() => {
  readFile
    .mockReset()
    .mockRejectedValue(new StatementError("unreadable", "Not a statement."));
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});
afterEach(() => vi.restoreAllMocks());

function open(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const list = { expenses: [], unreadable: 0, isEditable: true, list: "a" };
  render(h(ImportInto, { list }));
}

function dropAndPaste() {
  const files = { types: ["Files"], files: [file], getData: () => "" };
  fireEvent.drop(document.body, { dataTransfer: files });
  fireEvent.paste(document.body, { clipboardData: files });
  fireEvent.paste(document.body, {
    clipboardData: { files: [], getData: () => "Paid 45 to Cafe" },
  });
}

it("reads dropped and pasted files, and pasted text", async () => {
  open(true);
  dropAndPaste();
  await waitFor(() => expect(readFile).toHaveBeenCalledTimes(3));
});

it("reads nothing without the network, and shows why", () => {
  open(false);
  dropAndPaste();
  expect(screen.getByRole("status").textContent).toBe(
    "You are offline. Importing needs the network.",
  );
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole("list", { name: "Files" })).toBeNull();
  expect(readFile).not.toHaveBeenCalled();
});
