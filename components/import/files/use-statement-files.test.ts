// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { storeChosenColumns } from "@/lib/browser/import/chosen-columns";
import * as reader from "@/lib/browser/import/read-file";
import { type Statement, StatementError } from "@/lib/domain/import/statement";
import { newLunch } from "@/lib/testing/sample-expenses";
import { needsPassword } from "./statement-file";
import { useStatementFiles } from "./use-statement-files";

vi.mock("@/lib/browser/import/read-file");

const readFile = vi.mocked(reader.readFile);
const { date, description, amountPaise } = newLunch;

const statement = (change: Partial<Statement> = {}): Statement => ({
  source: "Table",
  warnings: [],
  rows: [
    {
      kind: "expense",
      line: 2,
      key: "key-1",
      date,
      description,
      amountPaise,
    },
    { kind: "left-out", line: 3, reason: "money-in", text: "Salary" },
  ],
  ...change,
});
const newFile = (name: string) => ({ name, content: new Blob([name]) });

beforeEach(() => {
  localStorage.clear();
  readFile.mockReset().mockResolvedValue(statement());
});

const open = () =>
  renderHook(() => useStatementFiles(() => () => "food")).result;

it("reads files one after another, and proposes a category for each expense", async () => {
  let finish: (statement: Statement) => void = () => {};
  readFile.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const result = open();
  act(() => result.current.add([newFile("a.csv"), newFile("b.csv")]));
  await waitFor(() => expect(readFile).toHaveBeenCalledOnce());
  expect(result.current.files.map(({ status }) => status)).toEqual([
    "reading",
    "reading",
  ]);
  finish(statement());
  await waitFor(() =>
    expect(result.current.files.map(({ status }) => status)).toEqual([
      "read",
      "read",
    ]),
  );
  const [file] = result.current.files;
  expect(file?.rows).toMatchObject([
    { id: `${file?.id}:2`, category: "food", payee: "LUNCH" },
    { id: `${file?.id}:3`, leftOut: { reason: "money-in" } },
  ]);
});

it("says why a file cannot be read, and reads the others", async () => {
  readFile.mockRejectedValueOnce(
    new StatementError("unsupported", "This is a PDF."),
  );
  const result = open();
  act(() => result.current.add([newFile("a.pdf"), newFile("b.csv")]));
  await waitFor(() => expect(result.current.files[1]?.status).toBe("read"));
  expect(result.current.files[0]).toMatchObject({
    status: "failed",
    failure: { message: "This is a PDF.", code: "unsupported" },
    rows: [],
  });
});

it("aborts the reading of a file that is removed", async () => {
  let signal: AbortSignal | undefined;
  readFile.mockImplementation((_, __, given) => {
    signal = given;
    return new Promise((_, reject) =>
      given.addEventListener("abort", () => reject(given.reason as Error)),
    );
  });
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(signal).toBeDefined());
  await act(async () =>
    result.current.remove(result.current.files[0]?.id ?? ""),
  );
  expect(signal?.aborted).toBe(true);
  expect(result.current.files).toEqual([]);
});

it("reads a file again with changed options, and the row ids stay", async () => {
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  const [before] = result.current.files;
  act(() => {
    if (before)
      result.current.changeOptions(before, { dateOrder: "month-first" });
  });
  expect(result.current.files[0]?.rows).toHaveLength(2);
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  expect(readFile.mock.lastCall?.[1]).toEqual({ dateOrder: "month-first" });
  expect(result.current.files[0]?.rows.map(({ id }) => id)).toEqual(
    before?.rows.map(({ id }) => id),
  );
});

it("shows the pages of a file while it is read", async () => {
  let finish: (statement: Statement) => void = () => {};
  readFile.mockImplementation((_, __, ___, onProgress) => {
    onProgress?.({ done: 3, total: 200 });
    return new Promise((resolve) => (finish = resolve));
  });
  const result = open();
  act(() => result.current.add([newFile("a.pdf")]));
  await waitFor(() =>
    expect(result.current.progress).toEqual({
      id: result.current.files[0]?.id,
      done: 3,
      total: 200,
    }),
  );
  await act(async () => finish(statement()));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  expect(result.current.progress).toBeUndefined();
});

it("asks for the password again until one opens the file", async () => {
  readFile
    .mockRejectedValueOnce(new StatementError("password-needed", "Needed."))
    .mockRejectedValueOnce(new StatementError("password-wrong", "Wrong."));
  const result = open();
  const firstFile = () => {
    const [file] = result.current.files;
    if (!file) throw new Error("There is no file.");
    return file;
  };
  act(() => result.current.add([newFile("a.pdf")]));
  await waitFor(() => expect(firstFile().failure?.message).toBe("Needed."));
  expect(needsPassword(firstFile())).toBe(true);
  act(() => result.current.changeOptions(firstFile(), { password: "x" }));
  expect(firstFile().status).toBe("reading");
  expect(needsPassword(firstFile())).toBe(true);
  await waitFor(() => expect(firstFile().failure?.message).toBe("Wrong."));
  act(() => result.current.changeOptions(firstFile(), { password: "y" }));
  await waitFor(() => expect(firstFile().status).toBe("read"));
  expect(needsPassword(firstFile())).toBe(false);
  expect(readFile.mock.lastCall?.[1]).toEqual({ password: "y" });
  act(() => result.current.changeOptions(firstFile(), { sheetName: "2" }));
  expect(firstFile().status).toBe("reading");
  expect(needsPassword(firstFile())).toBe(false);
});

it("shows what was read without chosen columns that cannot be read any more", async () => {
  const header = ["When", "What", "How much"];
  storeChosenColumns(header, { date: 2 });
  readFile.mockImplementation(async (_, { columns }) => {
    if (columns) throw new StatementError("unreadable", "No dates.");
    return statement({ table: { header, columns: {} } });
  });
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  expect(result.current.files[0]?.rows).toHaveLength(2);
});

it("says that the reader of a file needs the network when it could not be loaded", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(console, "error").mockReturnValue();
  readFile.mockRejectedValue(new Error("The worker failed."));
  const result = open();
  act(() => result.current.add([newFile("a.pdf")]));
  await waitFor(() =>
    expect(result.current.files[0]?.failure?.message).toMatch(/needs the netw/),
  );
});
