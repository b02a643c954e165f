import type { RequestContext } from "@/lib/server/http/middleware/endpoint";
import { RequestError } from "@/lib/server/http/problem";
import {
  type ListRecord,
  type ListRegistry,
  StoreError,
  type TokenAccess,
} from "@/lib/server/store/port";
import {
  IF_LIST_HEADER,
  LIST_ACCESS_HEADER,
  LIST_HEADER,
} from "@/lib/domain/wire/headers";
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
  /** Sets the cookie and the headers of the response about the list. */
  enter(record: ListRecord, token: ListToken): void;
  /** Removes the cookie. */
  leave(): void;
};

/** Finds the list of the request, counts the request for its client, and sets the headers about the list. */
export async function openListAccess(
  context: RequestContext,
  request: Request,
): Promise<ListAccess> {
  const { headers } = context;
  const takePoints = requestLimits(context, request);
  if (isWrite(request)) await takePoints("clientWrites");
  const list = await findList(context, request);
  const ref = refOf(list);
  setListHeaders(headers, ref, accessOf(list));
  // Writes are counted already. A browser that lost its list must be able to start another.
  if (list.status === "gone" && !isWrite(request))
    await takePoints("unknownTokens");

  const enter = (record: ListRecord, token: ListToken) => {
    setListHeaders(headers, listRef(record.id), record.access);
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
      setListHeaders(headers, "none");
      headers.set("set-cookie", listCookie(request, context));
    },
  };
}

/** A cached response has the headers of the last 304, so that both values must be sent. */
export function setListHeaders(
  headers: Headers,
  ref: string,
  access?: TokenAccess,
) {
  headers.set(LIST_HEADER, ref);
  if (access) headers.set(LIST_ACCESS_HEADER, access);
  else headers.delete(LIST_ACCESS_HEADER);
}

/** Undefined without a private list. */
export function accessOf(list: FoundList): TokenAccess | undefined {
  return list.status === "found" ? list.record.access : undefined;
}

/** Throws a RequestError for a write with the cookie of a reader link. */
export function requireNoReaderWrite(access: ListAccess, request: Request) {
  if (!isWrite(request) || accessOf(access.list) !== "read") return;
  // A tab that shows an earlier list of the browser must learn that.
  requireSameList(access, request);
  throw new RequestError("read_only", "This link can only read the list.");
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
