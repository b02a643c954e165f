// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { storeChosenColumns } from "@/lib/client/import/chosen-columns";
import * as reader from "@/lib/client/import/read-file";
import { type Statement, StatementError } from "@/lib/import/statement";
import { useStatementFiles } from "./use-statement-files";

vi.mock("@/lib/client/import/read-file");

const readFile = vi.mocked(reader.readFile);
const HEADER = ["When", "What", "How much"];

const statement = (change: Partial<Statement> = {}): Statement => ({
  source: "Table",
  hasAmbiguousDates: false,
  warnings: [],
  rows: [],
  ...change,
});
const newFile = (name: string) => ({ name, content: new Blob([name]) });

beforeEach(() => {
  localStorage.clear();
  readFile.mockReset();
});

const open = () =>
  renderHook(() => useStatementFiles(() => () => "food")).result;

it("remembers the chosen columns for the next file with this header", async () => {
  const table = { header: HEADER, columns: { date: 0 } };
  readFile.mockResolvedValue(statement({ table }));
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  const columns = { date: 0, description: 1, amount: 2 };
  await act(async () => {
    const [file] = result.current.files;
    if (file) result.current.changeOptions(file, { columns });
  });
  const second = open();
  act(() => second.current.add([newFile("b.csv")]));
  await waitFor(() => expect(second.current.files[0]?.status).toBe("read"));
  expect(readFile.mock.lastCall?.[1]).toEqual({ columns });
});

it("forgets the chosen columns, and finds those of the file again", async () => {
  storeChosenColumns(HEADER, { date: 2 });
  const table = { header: HEADER, columns: {} };
  readFile.mockResolvedValue(statement({ table }));
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  expect(result.current.files[0]?.options).toEqual({ columns: { date: 2 } });
  await act(async () => {
    const [file] = result.current.files;
    if (file) result.current.resetColumns(file);
  });
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
  expect(result.current.files[0]?.options).toEqual({});
  expect(readFile.mock.lastCall?.[1]).toEqual({});
  const second = open();
  act(() => second.current.add([newFile("b.csv")]));
  await waitFor(() => expect(second.current.files[0]?.status).toBe("read"));
  expect(readFile.mock.lastCall?.[1]).toEqual({});
});

it("shows what was read without columns that cannot be read any more", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  storeChosenColumns(HEADER, { date: 2 });
  const table = { header: HEADER, columns: {} };
  readFile.mockImplementation(async (_, { columns }) => {
    if (columns) throw new StatementError("unreadable", "No dates.");
    return statement({ table });
  });
  const result = open();
  act(() => result.current.add([newFile("a.csv")]));
  await waitFor(() => expect(result.current.files[0]?.status).toBe("read"));
});
