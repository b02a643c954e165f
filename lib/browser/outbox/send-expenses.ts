import { delayNetworkError } from "@/lib/browser/api/request";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { sendWrite } from "@/lib/browser/list/send-write";
import { countAdd } from "@/lib/browser/storage/add-count";
import { hasLocks } from "@/lib/browser/storage/with-lock";
import { loadOutbox } from "./load-outbox";
import { flushMarkedOutbox } from "./marked-outbox";
import {
  type ExpenseToSend,
  hasFailed,
  postExpense,
  type SendOutcome,
} from "./post-expense";
import { canStoreUnsent } from "./store-unsent";

/**
 * Called when this device has stored the expenses of a press. Returns what is called
 * after the responses: it says whether the screen has the values of what has failed.
 */
type OnStored = () => () => boolean;

/**
 * Sends the expenses of one press in their order, until one fails. Resolves to the
 * outcomes of those that were sent; does not reject. With our own API they are stored
 * on this device first: when the page is closed before the response, the next page
 * sends them. After a failure nothing stays stored, unless `onStored` says that the
 * screen has not the values: then they are unsent expenses of this device. Without
 * locks they are sent only, because another tab could not tell a closed page from one
 * that is sending.
 */
export async function sendExpenses(
  expenses: readonly ExpenseToSend[],
  binding: ListBinding,
  onStored?: OnStored,
): Promise<readonly SendOutcome[]> {
  const send = async (isStored: boolean) => {
    const hasValues = isStored ? onStored?.() : undefined;
    const outcomes = await postInOrder(expenses, binding);
    return { outcomes, staysStored: hasValues?.() === false };
  };
  const canStore = canStoreUnsent() && hasLocks();
  const outbox = canStore ? await loadIfPossible() : undefined;
  const { outcomes } = await (outbox
    ? outbox.sendPress(expenses, binding, send)
    : send(false));
  const added = outcomes.filter((outcome) => outcome.kind === "added");
  countAdd(added[0]?.list, added.filter(({ isReplay }) => !isReplay).length);
  // The network is back.
  if (added.length > 0) void flushMarkedOutbox();
  return outcomes;
}

/** Sends one expense, as `sendExpenses` does. */
export async function sendExpense(
  expense: ExpenseToSend,
  binding: ListBinding,
): Promise<SendOutcome> {
  const [outcome] = await sendExpenses([expense], binding);
  if (!outcome) throw new Error("Nothing was sent.");
  return outcome;
}

async function postInOrder(
  expenses: readonly ExpenseToSend[],
  { list, joinBefore }: ListBinding,
): Promise<SendOutcome[]> {
  const outcomes: SendOutcome[] = [];
  for (const expense of expenses) {
    const outcome = await postExpense(expense, (url, init) =>
      sendWrite(url, init, list, { joinBefore }).catch(delayNetworkError),
    );
    outcomes.push(outcome);
    if (hasFailed(outcome, expense)) break;
  }
  return outcomes;
}

/** Undefined without a network for its script, which is loaded late. */
async function loadIfPossible() {
  try {
    return await loadOutbox();
  } catch (error) {
    console.info("The expense is sent without being stored first.", error);
    return undefined;
  }
}
