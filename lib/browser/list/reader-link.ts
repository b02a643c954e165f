import { publishListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { readToken } from "@/lib/browser/list/list-link";
import { sendListWrite } from "@/lib/browser/list/send-write";
import { LIST_URL } from "@/lib/browser/api/urls";

const READER_URL = `${LIST_URL}/reader`;

/** Resolves to the token of the link that only reads the list, which is made if there is none. Rejects as sendWrite does. */
export async function fetchReaderToken(list: ListRef): Promise<string> {
  return readToken(await sendListWrite(READER_URL, { method: "POST" }, list));
}

/** Ends the link that only reads the list. Rejects as sendWrite does. */
export async function endReaderLink(list: ListRef) {
  await sendListWrite(READER_URL, { method: "DELETE" }, list);
  publishListEvent({ kind: "switched", list });
}
