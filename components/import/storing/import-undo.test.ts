import { expect, it, vi } from "vitest";
import * as undo from "@/lib/browser/import/undo-import";
import { importUndo } from "./import-undo";

it("counts what every attempt has removed", async () => {
  vi.spyOn(undo, "undoImport")
    .mockImplementationOnce((_id, _list, onRemoved) => {
      onRemoved?.(["a", "b"]);
      return Promise.reject(new TypeError("Failed to fetch"));
    })
    .mockImplementationOnce((_id, _list, onRemoved) => {
      onRemoved?.(["c"]);
      return Promise.resolve({ removed: ["c"], left: 0 });
    });
  const { apply, messages } = importUndo("import", "list");
  await expect(apply()).rejects.toThrow("Failed to fetch");
  expect(messages.done?.(await apply())).toMatchObject({
    title: "3 expenses were removed.",
  });
});
