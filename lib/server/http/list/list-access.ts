import type { RequestContext } from "@/lib/server/http/middleware/endpoint";
import { RequestError } from "@/lib/server/http/problem";
import {
  type ListRecord,
  type ListRegistry,
  StoreError,
} from "@/lib/server/store/port";
import { IF_LIST_HEADER, LIST_HEADER } from "@/lib/domain/wire/headers";
import { listCookie, readListCookie } from "./list-cookie";
import { listRef, type ListToken, newToken, tokenDigest } from "./list-token";
import { requestLimits, type TakePoints } from "./request-limits";

type PrivateList = { registry: ListRegistry };

/** The list of a request, and the means to change which list the cookie names. */
export type ListAccess = {
  list: FoundList;
  /** The list's value in the header `List`. */
  ref: string;
  takePoints: TakePoints;
  /** Makes a list, and sets its cookie. */
  create(): Promise<ListRecord>;
  /** Sets the cookie and the header `List` of the response. */
  enter(record: ListRecord, token: ListToken): void;
  /** Removes the cookie. */
  leave(): void;
};

/** Finds the list of the request, counts the request for its client, and sets the header `List`. */
export async function openListAccess(
  context: RequestContext,
  request: Request,
): Promise<ListAccess> {
  const { headers } = context;
  const takePoints = requestLimits(context, request);
  if (isWrite(request)) await takePoints("clientWrites");
  const list = await findList(context, request);
  const ref = refOf(list);
  headers.set(LIST_HEADER, ref);
  // Writes are counted already. A browser that lost its list must be able to start another.
  if (list.status === "gone" && !isWrite(request))
    await takePoints("unknownTokens");

  const enter = (record: ListRecord, token: ListToken) => {
    headers.set(LIST_HEADER, listRef(record.id));
    headers.set("set-cookie", listCookie(request, context, token));
  };
  return {
    list,
    ref,
    takePoints,
    enter,
    create: async () => {
      const { registry } = requirePrivate(list);
      await takePoints("newLists");
      const token = newToken();
      const record = await registry.create(tokenDigest(token));
      enter(record, token);
      return record;
    },
    leave: () => {
      headers.set(LIST_HEADER, "none");
      headers.set("set-cookie", listCookie(request, context));
    },
  };
}

export function isWrite({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Throws a RequestError if the request is for another list than its own. */
export function requireSameList({ list, ref }: ListAccess, request: Request) {
  const expected = request.headers.get(IF_LIST_HEADER);
  if (expected === null || expected === ref) return;
  throw list.status === "gone"
    ? unknownList()
    : new RequestError("wrong_list", "The cookie has another list.");
}

export function requirePrivate(list: FoundList) {
  if (list.status === "one")
    throw new RequestError("not_supported", "All visitors have one list.");
  return list;
}

/** The list of the cookie. Throws a RequestError if there is none. */
export function requireFound(list: FoundList) {
  const privateList = requirePrivate(list);
  if (privateList.status === "gone") throw unknownList();
  if (privateList.status === "none")
    throw new RequestError("not_found", "There is no list yet.");
  return privateList;
}

export function unknownList(): RequestError {
  return new RequestError(
    "unknown_list",
    "No list has this token: it was replaced, or the list was erased.",
  );
}

/** The list of a request. */
type FoundList =
  | { status: "one" }
  /** No cookie. */
  | (PrivateList & { status: "none" })
  /** The cookie has a token that no list has. */
  | (PrivateList & { status: "gone"; token: ListToken })
  | (PrivateList & { status: "found"; token: ListToken; record: ListRecord });

async function findList(
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
function refOf(list: FoundList): string {
  return list.status === "found" ? listRef(list.record.id) : list.status;
}
