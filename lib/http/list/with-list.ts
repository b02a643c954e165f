import type { ListCache } from "@/lib/http/expense-list/list-cache";
import type { Handler, RequestContext } from "@/lib/http/middleware/endpoint";
import { RequestError } from "@/lib/http/problem";
import { ONE_LIST } from "@/lib/store/list-id";
import { type ListStore, StoreError } from "@/lib/store/port";
import { LIST_HEADER } from "@/lib/wire/headers";
import { withBatchLimits } from "./batch-limits";
import {
  isWrite,
  type ListAccess,
  openListAccess,
  requireSameList,
  unknownList,
} from "./list-access";
import { missingList } from "./missing-list";

/** `label` is the list's value in the header `List`. */
type ListContext = { label: string; listCache: ListCache };

export type ListHandler = (
  store: ListStore,
  request: Request,
  context: ListContext,
) => Promise<Response>;

export type ListAccessHandler = (
  access: ListAccess,
  request: Request,
  context: RequestContext,
) => Promise<Response>;

/** Runs the handler on the list of the request's cookie, and on no other. */
export function withList(handler: ListHandler): Handler {
  return withListAccess(async (access, request, context) => {
    requireSameList(access, request);
    const store = withBatchLimits(listStore(access, request, context), access);
    const { label } = access;
    return handler(store, request, { label, listCache: context.listCache });
  });
}

/** Finds the list of the request's cookie. The handler itself compares If-List. */
export function withListAccess(handler: ListAccessHandler): Handler {
  return async (context, request) => {
    try {
      const access = await openListAccess(context, request);
      return await handler(access, request, context);
    } catch (error) {
      if (isGone(error)) context.headers.set(LIST_HEADER, "gone");
      throw error;
    }
  };
}

/** Whether the list was erased, or its token replaced, perhaps during the request. */
function isGone(error: unknown): boolean {
  return error instanceof StoreError
    ? error.code === "list_gone"
    : error instanceof RequestError && error.code === "unknown_list";
}

function listStore(
  { list, create }: ListAccess,
  request: Request,
  { store }: RequestContext,
): ListStore {
  switch (list.status) {
    case "one":
      return store.forList(ONE_LIST);
    case "found":
      return store.forList(list.record.id);
    case "none":
      return missingList(async () => store.forList((await create()).id));
    case "gone":
      if (isWrite(request)) throw unknownList();
      return missingList(() => Promise.reject(unknownList()));
  }
}
