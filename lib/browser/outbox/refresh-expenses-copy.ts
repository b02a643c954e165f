import { storeExpensesCopy } from "@/lib/browser/list/expenses-copy";
import { withListLock } from "@/lib/browser/list/list-lock";
import { readExpensesResponse } from "@/lib/browser/list/expenses-response";
import { SHOW_URL } from "@/lib/browser/api/urls";

/** It fits into the lease of the list lock. */
const READ_MS = 15_000;

/**
 * Reads the expenses again after some were sent, for the copy that is shown offline.
 * The list lock keeps a list that is left meanwhile from being stored afterwards.
 */
export async function refreshExpensesCopy() {
  try {
    await withListLock(async () => {
      const signal = AbortSignal.timeout(READ_MS);
      const response = await fetch(SHOW_URL, { cache: "no-cache", signal });
      await storeExpensesCopy(await readExpensesResponse(response));
    });
  } catch (error) {
    console.info("The copy of the expenses is not the newest.", error);
  }
}
