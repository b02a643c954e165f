import { ApiError } from "@/lib/browser/api/api-error";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { ADD_URL, EXPENSES_URL, IS_OWN_API } from "@/lib/browser/api/urls";
import { publishListEvent } from "@/lib/browser/list/list-events";
import type { WriteInit } from "@/lib/browser/list/send-write";
import {
  type ExpenseFormValues,
  fromFormValues,
} from "@/lib/domain/expenses/form-values";
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
} from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";
import type { EntryProblem } from "./outbox-entry";

/** The server has decided, and stores nothing. */
const REJECTED: readonly number[] = [
  HTTP.BAD_REQUEST,
  HTTP.FORBIDDEN,
  HTTP.CONFLICT,
  HTTP.CONTENT_TOO_LARGE,
  HTTP.UNSUPPORTED_MEDIA_TYPE,
];

/** An expense with its idempotency key: the same key is added once. */
export type ExpenseToSend = {
  values: ExpenseFormValues;
  key: string;
  /** The user has corrected the entry with this key, or adds it to another list. */
  replaces?: boolean | undefined;
  /** The key is that of a payment, which the list may have with other fields. */
  isPayment?: boolean | undefined;
  /** A press has sent it, without a decision of the server: the list may have it. */
  wasTried?: boolean | undefined;
};

export type AddedOutcome = {
  kind: "added";
  /** Undefined when the response has no Location header. */
  id: string | undefined;
  list: ListRef;
  /** The key was used before, and nothing was added now. */
  isReplay: boolean;
};

export type SendOutcome =
  | AddedOutcome
  /** Its key was added before, with other fields. */
  | { kind: "added-before"; error: unknown }
  | { kind: "rejected"; problem: EntryProblem; error: unknown }
  | {
      kind: "later";
      /** No other expense would be taken now. */
      isForAll: boolean;
      retryAfterSeconds?: number | undefined;
      error: unknown;
    };

export type FailedOutcome = Exclude<SendOutcome, AddedOutcome>;

/**
 * POST /add. Publishes what the list has now. Does not reject.
 *
 * @param send resolves to the response of a success, and rejects as sendWrite does
 */
export async function postExpense(
  { values, key }: ExpenseToSend,
  send: (url: string, init: WriteInit) => Promise<Response>,
): Promise<SendOutcome> {
  const outcome = await send(ADD_URL, addRequest(key, values))
    .then(readAdded)
    .catch(outcomeOf);
  // A replay may have been edited since it was added.
  if (outcome.kind === "added" && outcome.id && !outcome.isReplay) {
    const { id, list } = outcome;
    const expense = fromFormValues(id, values);
    publishListEvent({ kind: "put", expense, list });
  } else if (isInList(outcome)) publishListEvent({ kind: "stale" });
  return outcome;
}

/** An outside host has no idempotency keys. */
export function addRequest(key: string, fields: object) {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(IS_OWN_API && { [IDEMPOTENCY_KEY_HEADER]: key }),
    },
    body: JSON.stringify(fields),
  };
}

function readAdded(response: Response): AddedOutcome {
  return {
    kind: "added",
    id: createdId(response),
    list: listOf(response),
    isReplay: response.headers.get(IDEMPOTENT_REPLAYED_HEADER) === "true",
  };
}

/** The id in the Location header of an add; undefined without the header, as of an external API. */
function createdId({ headers }: Response): string | undefined {
  const [, encoded] = headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

/** The outcome of a request that sendWrite has rejected. */
export function outcomeOf(error: unknown): SendOutcome {
  // Offline, or the response was lost: the key makes another try harmless.
  if (!(error instanceof ApiError))
    return { kind: "later", isForAll: true, error };
  const { status, code, fieldErrors, retryAfterSeconds } = error;
  if (status === HTTP.UNPROCESSABLE_CONTENT)
    return { kind: "added-before", error };
  if (REJECTED.includes(status))
    return rejected({ status, code, fieldErrors }, error);
  const isForAll =
    status === HTTP.TOO_MANY_REQUESTS || status === HTTP.UNAVAILABLE;
  return { kind: "later", isForAll, retryAfterSeconds, error };
}

/** The outcome of an expense that its list does not take. */
export function rejected(
  { fieldErrors = {}, ...problem }: Partial<EntryProblem> & { status: number },
  error?: unknown,
): SendOutcome {
  return { kind: "rejected", problem: { ...problem, fieldErrors }, error };
}

/** Whether the list has the expense, from this request or an earlier one with its key. */
export function isInList(outcome: SendOutcome | undefined): boolean {
  return outcome?.kind === "added" || outcome?.kind === "added-before";
}

/** Whether the list does not have the expense, so that the next one is not sent. */
export function hasFailed(
  outcome: SendOutcome,
  { isPayment = false }: ExpenseToSend,
): outcome is FailedOutcome {
  return (
    outcome.kind !== "added" && !(outcome.kind === "added-before" && isPayment)
  );
}
