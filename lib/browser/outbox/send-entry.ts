import { readApiError } from "@/lib/browser/api/api-error";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { ADD_URL, EXPENSES_URL } from "@/lib/browser/api/urls";
import {
  IDEMPOTENCY_KEY_HEADER,
  IF_LIST_HEADER,
} from "@/lib/domain/wire/headers";
import { storeIfPossible } from "./outbox-database";
import { updateEntry } from "./outbox-entries";
import type { EntryProblem, OutboxEntry } from "./outbox-entry";

export const SEND_MS = 15_000;

const CREATED = 201;
const KEY_REUSED = 422;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** The server has decided, and stores nothing. */
const REJECTED: readonly number[] = [400, 403, 409, 413, 415];

export type SendOutcome =
  /** Stored now or by an earlier try; without an id if the response has none. */
  | { kind: "stored"; id: string | undefined; list: ListRef }
  /** Stored by an earlier try, and changed since. */
  | { kind: "stored-before" }
  | { kind: "rejected"; problem: EntryProblem }
  | {
      kind: "later";
      /** No other entry would be taken now. */
      isForAll: boolean;
      /** Nothing was sent, so the server cannot have it. */
      isUnsent?: true;
      retryAfterSeconds?: number | undefined;
    };

/** No entry can be sent now. */
export const UNSENT: SendOutcome = {
  kind: "later",
  isForAll: true,
  isUnsent: true,
};

/** Sends one entry to the list, and to no other. Does not reject. */
export async function sendEntry(
  { key, values }: OutboxEntry,
  list: ListRef,
): Promise<SendOutcome> {
  if (navigator.onLine === false) return UNSENT;
  // Before the request: the tab may be closed before the response.
  await storeIfPossible(() =>
    updateEntry(key, (entry) => ({ ...entry, tries: entry.tries + 1 })),
  );
  const init = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [IDEMPOTENCY_KEY_HEADER]: key,
      ...(list !== undefined && { [IF_LIST_HEADER]: list }),
    },
    body: JSON.stringify(values),
    // The login page of a network is not a response of the server.
    redirect: "manual",
    signal: AbortSignal.timeout(SEND_MS),
  } as const;
  try {
    return await outcomeOf(await fetch(ADD_URL, init));
  } catch {
    // Offline, or the response was lost: the key makes another try harmless.
    return { kind: "later", isForAll: true };
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const { status } = response;
  if (status === CREATED)
    return { kind: "stored", id: idOf(response), list: listOf(response) };
  if (status === KEY_REUSED) return { kind: "stored-before" };
  const { code, fieldErrors, retryAfterSeconds } = await readApiError(
    `POST ${ADD_URL}`,
    response,
  );
  if (REJECTED.includes(status))
    return { kind: "rejected", problem: { status, code, fieldErrors } };
  const isForAll = status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
  return { kind: "later", isForAll, retryAfterSeconds };
}

function idOf(response: Response): string | undefined {
  const [, encoded] =
    response.headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
