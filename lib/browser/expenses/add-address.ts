import {
  type ExpenseFormValues,
  isExpenseFormValues,
} from "@/lib/domain/expenses/form-values";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import {
  readSessionJson,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";

const AGAIN = "#again";
const CORRECTION = "#correct=";

/** The address of Add Expense with the stored values, which are not in it: it stays in the history of the browser. */
export const ADD_AGAIN_HREF = `/add${AGAIN}`;

/** The storage of a tab belongs to one list: setShownList clears it for another. */
const KEY = "add-again";

// The next screen of this page reads it where the browser blocks storage.
const inMemory = createExternalStore<ExpenseFormValues | undefined>(undefined);

export function storeToAddAgain(values: ExpenseFormValues) {
  inMemory.set(values);
  writeSessionJson(KEY, values);
}

function isAddAgain(): boolean {
  return location.hash === AGAIN;
}

/** The values of the expense that is added again. */
export function valuesToAddAgain(): ExpenseFormValues | undefined {
  const stored = readSessionJson(KEY);
  const values = isExpenseFormValues(stored) ? stored : inMemory.get();
  inMemory.set(undefined);
  return isAddAgain() ? values : undefined;
}

/** The address at which Add Expense has the values of an entry. The fragment is not sent to the server. */
export function correctionHref(key: string): string {
  return `/add${CORRECTION}${encodeURIComponent(key)}`;
}

/** The key of the entry that the address is for. */
export function keyToCorrect(): string | undefined {
  const { hash } = location;
  if (!hash.startsWith(CORRECTION)) return undefined;
  try {
    return decodeURIComponent(hash.slice(CORRECTION.length));
  } catch {
    return undefined;
  }
}

/** Whether the address has the values of the form, or says where they are. */
export function isFilledByUrl(): boolean {
  return location.search !== "" || isAddAgain() || keyToCorrect() !== undefined;
}

/** So that a reload does not fill the form again. */
export function removePrefill() {
  if (!isFilledByUrl()) return;
  writeSessionJson(KEY, undefined);
  history.replaceState(null, "", location.pathname);
}
