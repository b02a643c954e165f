import { expect, it } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";
import { outcomeText, undoneText } from "./import-texts";

const outcome = (change: Partial<ImportOutcome>): ImportOutcome => ({
  created: 0,
  existed: 0,
  replaced: 0,
  shared: 0,
  left: 0,
  list: "list-a",
  undoId: undefined,
  end: "complete",
  ...change,
});
const problem = (code: "list_full") =>
  new ApiError("POST", 409, { fieldErrors: {}, code });

it.each([
  [{ created: 1 }, 1, "1 expense was added."],
  [{}, 0, "Payees and columns were added."],
  [{ list: undefined }, 0, "Columns were added."],
  [
    { list: "none" },
    0,
    "Columns were added. For the payees, start a list with an expense, then import the backup again.",
  ],
  [
    { created: 1200, existed: 3 },
    1203,
    "1,200 expenses were added, 3 were already here.",
  ],
  [
    { created: 2, replaced: 1 },
    2,
    "2 expenses were added, 1 kept before was removed.",
  ],
  [
    { created: 2, shared: 1, left: 1 },
    2,
    "2 expenses were added, 1 whole bill is your share now, 1 was edited meanwhile and stays.",
  ],
  [{ shared: 2 }, 0, "2 whole bills are your share now."],
  [{ replaced: 1 }, 0, "1 kept before was removed."],
  [
    { created: 500, end: "cancelled" as const },
    1200,
    "Cancelled: 500 expenses were added, 700 of 1,200 were not.",
  ],
  [
    { created: 500, end: { error: problem("list_full") } },
    1200,
    "This list is full. Delete expenses before you add more. 500 expenses were added, 700 of 1,200 were not.",
  ],
  [
    { created: 500, end: { error: new TypeError("Cut.") } },
    1200,
    "The import has stopped: 500 expenses were added, 700 of 1,200 were not confirmed. Import again to complete it; nothing is added twice.",
  ],
  [
    { created: 5, list: undefined, end: { error: new TypeError("Cut.") } },
    12,
    "The import has stopped: 5 expenses were added, 7 of 12 were not confirmed. Import again to add them; one of them may be there already.",
  ],
  [
    { created: 2, plan: "stored" as const },
    2,
    "2 expenses were added. Pocket money is that of the backup.",
  ],
  [
    { plan: "changed" as const },
    0,
    "Pocket money was changed on another device meanwhile. Choose again which to take.",
  ],
  [
    { existed: 1, plan: { error: new TypeError("Cut.") } },
    1,
    "0 expenses were added, 1 was already here. Pocket money could not be saved. Import again to complete it.",
  ],
])("says how an import ended: %j", (change, total, text) => {
  expect(outcomeText(outcome(change), total)).toBe(text);
});

it.each([
  [1, 0, "1 expense was removed."],
  [3, 1, "3 expenses were removed. 1 was edited since and is left."],
  [0, 2, "0 expenses were removed. 2 were edited since and are left."],
])("says how an undo ended: %i removed, %i left", (removed, left, text) => {
  expect(undoneText(removed, { left })).toBe(text);
});

it("says what an undo did to pocket money", () => {
  expect(undoneText(0, { left: 0, plan: "restored" })).toBe(
    "Pocket money is as before.",
  );
  expect(undoneText(1, { left: 0, plan: "changed" })).toBe(
    "1 expense was removed. Pocket money was changed since and stays.",
  );
});

it("says how many whole bills an undo has put back", () => {
  expect(undoneText(0, { left: 0, wholeBills: 1 })).toBe(
    "1 whole bill is back.",
  );
  expect(undoneText(1, { left: 1, wholeBills: 2 })).toBe(
    "1 expense was removed. 2 whole bills are back. 1 was edited since and is left.",
  );
});
