import {
  type ExpenseFormValues,
  isExpenseFormValues,
} from "@/lib/client/form-values";
import {
  browserSessionStorage,
  readSessionJson,
  writeSessionJson,
} from "@/lib/client/storage/session-storage";

const HASH = "#again";
/** The address of Add Expense with the stored values, which are not in it: it stays in the history of the browser. */
export const ADD_AGAIN_HREF = `/add${HASH}`;

/** The storage of a tab belongs to one list: setShownList clears it for another. */
const KEY = "add-again";

// For the next screen of this page, where the browser blocks storage.
let kept: ExpenseFormValues | undefined;

export function storeToAddAgain(values: ExpenseFormValues) {
  kept = values;
  writeSessionJson(KEY, values);
}

export function isAddAgain(): boolean {
  return location.hash === HASH;
}

/** The values of the expense that is added again. */
export function valuesToAddAgain(): ExpenseFormValues | undefined {
  const stored = readSessionJson(KEY);
  const values = isExpenseFormValues(stored) ? stored : kept;
  kept = undefined;
  return isAddAgain() ? values : undefined;
}

/** Call when it was added. */
export function forgetToAddAgain() {
  browserSessionStorage()?.removeItem(KEY);
}
