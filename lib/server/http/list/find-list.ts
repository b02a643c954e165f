import type { RequestContext } from "@/lib/server/http/middleware/endpoint";
import {
  type ListRecord,
  type ListRegistry,
  StoreError,
} from "@/lib/server/store/port";
import { readListCookie } from "./list-cookie";
import { listRef, type ListToken, tokenDigest } from "./list-token";

type PrivateList = { registry: ListRegistry };

/** The list of a request. */
export type FoundList =
  | { status: "one" }
  /** No cookie. */
  | (PrivateList & { status: "none" })
  /** The cookie has a token that no list has. */
  | (PrivateList & { status: "gone"; token: ListToken })
  | (PrivateList & { status: "found"; token: ListToken; record: ListRecord });

export async function findList(
  context: RequestContext,
  request: Request,
): Promise<FoundList> {
  if (context.listsMode === "one") return { status: "one" };
  const registry = context.store.lists;
  if (!registry)
    throw new StoreError("not_supported", "The store has one list only.");
  const token = readListCookie(request, context);
  if (!token) return { status: "none", registry };
  const record = await registry.find(tokenDigest(token));
  return record
    ? { status: "found", registry, token, record }
    : { status: "gone", registry, token };
}

/** The list's value in the header `List`. */
export function refOf(list: FoundList): string {
  return list.status === "found" ? listRef(list.record.id) : list.status;
}
