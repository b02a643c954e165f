import { readApiError } from "@/lib/browser/api/api-error";
import { createdId } from "@/lib/browser/api/created-id";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { ADD_URL } from "@/lib/browser/api/urls";
import {
  IDEMPOTENCY_KEY_HEADER,
  IF_LIST_HEADER,
} from "@/lib/domain/wire/headers";
import { storeIfPossible } from "./outbox-database";
import { updateEntry } from "./outbox-entries";
import type { EntryProblem, OutboxEntry } from "./outbox-entry";
import * as HTTP from "@/lib/domain/wire/http-status";

export const SEND_MS = 15_000;

/** The server has decided, and stores nothing. */
const REJECTED: readonly number[] = [
  HTTP.BAD_REQUEST,
  HTTP.FORBIDDEN,
  HTTP.CONFLICT,
  HTTP.CONTENT_TOO_LARGE,
  HTTP.UNSUPPORTED_MEDIA_TYPE,
];

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
  if (status === HTTP.CREATED)
    return { kind: "stored", id: createdId(response), list: listOf(response) };
  if (status === HTTP.UNPROCESSABLE_CONTENT) return { kind: "stored-before" };
  const { code, fieldErrors, retryAfterSeconds } = await readApiError(
    `POST ${ADD_URL}`,
    response,
  );
  if (REJECTED.includes(status))
    return { kind: "rejected", problem: { status, code, fieldErrors } };
  const isForAll =
    status === HTTP.TOO_MANY_REQUESTS || status === HTTP.UNAVAILABLE;
  return { kind: "later", isForAll, retryAfterSeconds };
}
