import {
  type ExpenseFormValues,
  fromFormValues,
} from "@/lib/domain/expenses/form-values";
import { createdId } from "@/lib/browser/api/created-id";
import { ADD_URL, IS_OWN_API } from "@/lib/browser/api/urls";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { noteSentExpense } from "@/lib/browser/outbox/load-outbox";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import { countAdd } from "@/lib/browser/storage/add-count";
import { sendWrite } from "@/lib/browser/list/send-write";
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
} from "@/lib/domain/wire/headers";

export type StoredExpense = {
  /** Undefined when the response has no Location header. */
  id: string | undefined;
  /** The list that the expense was added to. */
  list: ListRef;
  /** The key was used before, and nothing was stored now. */
  isReplay: boolean;
};

/** POST /add. Rejects as sendWrite does. */
export async function addExpense(
  values: ExpenseFormValues,
  idempotencyKey: string,
  { list: listBefore, joinBefore }: ListBinding,
): Promise<StoredExpense> {
  const init = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(IS_OWN_API && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
    },
    body: JSON.stringify(values),
  };
  const response = await sendWrite(ADD_URL, init, listBefore, {
    joinBefore,
  });
  void noteSentExpense(idempotencyKey);
  const list = listOf(response);
  const isReplay = response.headers.get(IDEMPOTENT_REPLAYED_HEADER) === "true";
  if (!isReplay) countAdd();
  const id = createdId(response);
  if (id === undefined) {
    publishListEvent({ kind: "stale" });
    return { id: undefined, list, isReplay };
  }
  publishListEvent({ kind: "put", expense: fromFormValues(id, values), list });
  return { id, list, isReplay };
}
