import { SHOW_URL } from "@/lib/browser/api/urls";
import { EDITABLE_HEADER, UNREADABLE_HEADER } from "@/lib/domain/wire/headers";
import { type ListRef, listOf } from "@/lib/browser/api/list-ref";

/** A response of GET /show. */
export type ExpensesResponse = {
  list: ListRef;
  /** Null for an external API that does not send it, or does not let scripts read it. */
  etag: string | null;
  isEditable: boolean;
  /** The number of rows that the server has left out, because it could not read them. */
  unreadableOnServer: number;
  /** In epoch ms. */
  receivedAt: number;
  /** JSON. */
  body: string;
};

/** Rejects for a status other than 2xx, and as `text()` does when the connection ends before the body. */
export async function readExpensesResponse(
  response: Response,
): Promise<ExpensesResponse> {
  const { headers, status } = response;
  if (!response.ok)
    throw new Error(`GET ${SHOW_URL} responded with status ${status}.`);
  return {
    list: listOf(response),
    etag: headers.get("etag"),
    isEditable: headers.get(EDITABLE_HEADER) === "true",
    unreadableOnServer: Number(headers.get(UNREADABLE_HEADER)),
    receivedAt: Date.now(),
    body: await response.text(),
  };
}
