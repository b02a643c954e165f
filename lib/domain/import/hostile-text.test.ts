import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readExpense } from "@/lib/domain/wire/read-expenses";
import { normaliseDescription } from "@/lib/domain/expenses/description";
import { tagsOf, untagged } from "@/lib/domain/expenses/tags";
import { readPastedRupees } from "@/lib/domain/expenses/money";
import {
  DEFAULT_VIEW,
  readView,
  visibleExpenses,
} from "@/lib/domain/view/view";
import { lunch } from "@/lib/testing/sample-expenses";
import { expectLinearTime } from "@/lib/testing/expect-linear-time";
import { HOSTILE_TEXTS } from "@/lib/testing/hostile-texts";
import { readDateCell } from "./cells/date-cell";
import { readMoneyCell } from "./cells/money-cell";
import { columnName } from "./columns/column-names";
import { importKey } from "./import-key";
import { readExpenseLine } from "./line/read-expense-line";
import { readPaymentMessage } from "./message/read-payment-message";
import { describePayment } from "./narration/describe-payment";
import { describeRow } from "./narration/describe-row";
import { leftOutReason } from "./narration/left-out-words";
import { withoutPrivateNumbers } from "./narration/private-numbers";
import { readPastedText } from "./pasted-text";
import { readablePayee } from "./payee/readable-payee";
import { MAX_CELL_LENGTH } from "./table";
import { activityPayment } from "./takeout/activity-payment";

const today = parseDate("2026-11-22");
const line = { today, categoryOf: () => undefined };
const LONG = 50_000;
const PASTED = 20_000;

it("there are at least 60 hostile texts", () => {
  expect(new Set(HOSTILE_TEXTS.map(({ unit }) => unit)).size).toBe(
    HOSTILE_TEXTS.length,
  );
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
});

it.each<[string, number, (text: string) => unknown]>([
  ["a pasted text", PASTED, (text) => readPastedText(text, line)],
  ["a message", PASTED, (text) => readPaymentMessage(text, today)],
  ["a line", PASTED, (text) => readExpenseLine(text, line)],
  ["a pasted amount", PASTED, readPastedRupees],
  ["a description", LONG, normaliseDescription],
  ["tags", LONG, tagsOf],
  ["a description without its tags", LONG, untagged],
  [
    "a search",
    PASTED,
    (search) => visibleExpenses([lunch], { ...DEFAULT_VIEW, search }, today),
  ],
  [
    "the URL of a view",
    PASTED,
    (text) => readView(`period=${encodeURIComponent(text.toWellFormed())}`),
  ],
  [
    "an amount of a remote row",
    LONG,
    (amount) => readExpense({ ...lunch, amount }, 0),
  ],
  [
    "a date of a remote row",
    LONG,
    (date) => readExpense({ ...lunch, date }, 0),
  ],
  [
    "a description of a remote row",
    LONG,
    (description) =>
      visibleExpenses(
        [{ ...lunch, description }],
        { ...DEFAULT_VIEW, search: "x" },
        today,
      ),
  ],
  ["a cell of a date", MAX_CELL_LENGTH, readDateCell],
  ["a cell of an amount", MAX_CELL_LENGTH, readMoneyCell],
  ["the name of a column", MAX_CELL_LENGTH, columnName],
  ["a narration", MAX_CELL_LENGTH, (text) => describeRow(text, undefined)],
  ["a narration of a bank", MAX_CELL_LENGTH, describePayment],
  ["a text of a user's table", MAX_CELL_LENGTH, withoutPrivateNumbers],
  [
    "a narration that may be left out",
    MAX_CELL_LENGTH,
    (text) => leftOutReason([text], text),
  ],
  ["a payee", MAX_CELL_LENGTH, readablePayee],
  [
    "an activity",
    MAX_CELL_LENGTH,
    (text) => activityPayment({ text: [text], caption: [text] }),
  ],
  [
    "a key",
    MAX_CELL_LENGTH,
    (narration) =>
      importKey({
        amountPaise: lunch.amountPaise,
        narration,
        reference: narration,
        account: narration,
      }),
  ],
])("takes linear time: %s", (_, length, read) =>
  expectLinearTime(read, length),
);
