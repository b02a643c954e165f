import { SHOW_URL } from "@/lib/browser/api/urls";
import {
  EDITABLE_HEADER,
  LIST_ACCESS_HEADER,
  UNREADABLE_HEADER,
} from "@/lib/domain/wire/headers";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";

/** What the headers of a response say about the list. */
export type ListHead = {
  list: ListRef;
  isEditable: boolean;
  /** This browser has a link that only reads the list. */
  isReader?: boolean | undefined;
};

/** A response of GET /show. */
export type ExpensesResponse = ListHead & {
  /** Null for an external API that does not send it, or does not let scripts read it. */
  etag: string | null;
  /** The number of rows that the server has left out, because it could not read them. */
  unreadableOnServer: number;
  /** In epoch ms. */
  receivedAt: number;
  /** JSON. */
  body: string;
};

export function readListHead(response: Response): ListHead {
  const { headers } = response;
  return {
    list: listOf(response),
    isEditable: headers.get(EDITABLE_HEADER) === "true",
    ...(headers.get(LIST_ACCESS_HEADER) === "read" && { isReader: true }),
  };
}

/** Rejects for a status other than 2xx, and as `text()` does when the connection ends before the body. */
export async function readExpensesResponse(
  response: Response,
): Promise<ExpensesResponse> {
  const { headers, status } = response;
  if (!response.ok)
    throw new Error(`GET ${SHOW_URL} responded with status ${status}.`);
  return {
    ...readListHead(response),
    etag: headers.get("etag"),
    unreadableOnServer: Number(headers.get(UNREADABLE_HEADER)),
    receivedAt: Date.now(),
    body: await response.text(),
  };
}
