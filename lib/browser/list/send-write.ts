import { IF_LIST_HEADER } from "@/lib/domain/wire/headers";
import {
  JoinedListError,
  lostListProblem,
  readApiError,
} from "@/lib/browser/api/api-error";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { withListLock } from "@/lib/browser/list/list-lock";
import {
  GONE,
  isKnownList,
  type ListRef,
  listOf,
  setShownList,
  shownList,
} from "@/lib/browser/api/list-ref";
import { noteMadeList } from "./cookie-check";
import { lastJoin } from "./last-join";
import { request } from "@/lib/browser/api/request";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import * as HTTP from "@/lib/domain/wire/http-status";

export type WriteInit = Omit<RequestInit, "headers"> & {
  method: string;
  headers?: Record<string, string>;
};

type WriteOptions = {
  /** A status other than 2xx that counts as success. */
  acceptedStatus?: number;
  /** Nothing is sent if this browser has joined a list since this join. */
  joinBefore?: string | undefined;
};

/**
 * Sends a write request to the rows of a list. Rejects with an ApiError, a
 * JoinedListError, or the error of fetch. When the server may have stored the change
 * anyway, publishes `stale`; when the browser has another list, publishes `switched`.
 *
 * @param list the list of the changed row; if it is not known, the server may make one
 */
export function sendWrite(
  url: string,
  init: WriteInit,
  list: ListRef,
  { acceptedStatus, joinBefore }: WriteOptions = {},
): Promise<Response> {
  const name = `${init.method} ${url}`;
  const send = async (init: WriteInit) => {
    if (joinBefore !== undefined && joinBefore !== lastJoin())
      throw new JoinedListError(name);
    return request(url, init, list);
  };
  const call = () => {
    if (!IS_OWN_API) return request(url, init);
    return isKnownList(list) || list === GONE
      ? send(withIfList(init, list))
      : withListLock(() => send(init));
  };
  return settle(name, call, acceptedStatus);
}

/** Sends a request that may change which list the browser has. Rejects as sendWrite does. */
export function sendListWrite(
  url: string,
  init: WriteInit,
  list: ListRef,
): Promise<Response> {
  return withListLock(() => sendUnderListLock(url, init, list));
}

/** Like sendListWrite, for a caller that has the list lock. */
export function sendUnderListLock(
  url: string,
  init: WriteInit,
  list: ListRef,
): Promise<Response> {
  const call = () => request(url, withIfList(init, list), list);
  return settle(`${init.method} ${url}`, call);
}

function withIfList(init: WriteInit, list: ListRef): WriteInit {
  if (list === undefined) return init;
  return { ...init, headers: { ...init.headers, [IF_LIST_HEADER]: list } };
}

async function settle(
  name: string,
  call: () => Promise<Response>,
  acceptedStatus?: number,
): Promise<Response> {
  const response = await call().catch((error: unknown) => {
    publishListEvent({ kind: lostListProblem(error) ? "switched" : "stale" });
    throw error;
  });
  if (response.ok || response.status === acceptedStatus) {
    // The list that this request has made, or another tab before it.
    if (!isKnownList(shownList())) {
      noteMadeList(listOf(response));
      setShownList(listOf(response));
    }
    return response;
  }
  if (response.status >= HTTP.SERVER_ERROR) publishListEvent({ kind: "stale" });
  const error = await readApiError(name, response);
  if (lostListProblem(error)) publishListEvent({ kind: "switched" });
  throw error;
}
