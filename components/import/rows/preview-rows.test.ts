import { expect, it, vi } from "vitest";
import { readText } from "@/lib/testing/statement-files";
import { previewRows } from "./preview-rows";

it("rows with a date in the future are to be looked at", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 9, 13) });
  const rows = await previewRows(
    await readText("Date,Item,Amount\n13/10/2026,A,1\n14/10/2026,B,2"),
    "a",
    () => "others",
    new AbortController().signal,
  );
  vi.useRealTimers();
  expect(rows.map(({ found }) => found?.doubt)).toEqual([
    undefined,
    "This date is in the future.",
  ]);
});
