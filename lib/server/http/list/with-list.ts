import type { BodyCache } from "@/lib/server/http/body/body-cache";
import type {
  Handler,
  RequestContext,
} from "@/lib/server/http/middleware/endpoint";
import { RequestError } from "@/lib/server/http/problem";
import { type ListStore, ONE_LIST, StoreError } from "@/lib/server/store/port";
import {
  accessOf,
  isWrite,
  type ListAccess,
  openListAccess,
  requireNoReaderWrite,
  requireSameList,
  setListHeaders,
  unknownList,
} from "./list-access";

const ROWS_PER_POINT = 100;

type ListContext = {
  /** The list's value in the header `List`. */
  ref: string;
  /** Whether this client can replace and remove expenses. */
  isEditable: boolean;
  bodyCache: BodyCache;
};

export type ListHandler = (
  store: ListStore,
  request: Request,
  context: ListContext,
) => Promise<Response>;

type ListAccessHandler = (
  access: ListAccess,
  request: Request,
  context: RequestContext,
) => Promise<Response>;

/** Runs the handler on the list of the request's cookie, and on no other. */
export function withList(handler: ListHandler): Handler {
  return withListAccess(async (access, request, context) => {
    requireSameList(access, request);
    const { list, ref, takePoints } = access;
    const { bodyCache } = context;
    const store = listStore(access, request, context);
    const isEditable = store.editable && accessOf(list) !== "read";
    const listContext = { ref, isEditable, bodyCache };
    if (!isWrite(request)) return handler(store, request, listContext);
    if (list.status === "found") await takePoints("listWrites", { key: ref });
    return handler(withBatchLimits(store, access), request, listContext);
  });
}

/**
 * Finds the list of the request's cookie. The handler itself compares If-List. The
 * request does not count for the list, so that others who have its token cannot
 * prevent that it is rotated or erased.
 *
 * @param options `forReaders`: a write that changes which list the client has, and no list
 */
export function withListAccess(
  handler: ListAccessHandler,
  { forReaders = false } = {},
): Handler {
  return async (context, request) => {
    try {
      const access = await openListAccess(context, request);
      if (!forReaders) requireNoReaderWrite(access, request);
      return await handler(access, request, context);
    } catch (error) {
      if (!isGone(error)) throw error;
      setListHeaders(context.headers, "gone");
      throw unknownList();
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
    case "found": {
      const { id, revision } = list.record;
      const found = store.forList(id);
      return revision === undefined || isWrite(request)
        ? found
        : { ...found, revision: async () => revision };
    }
    case "none":
      return list.registry.missing(async () =>
        store.forList((await create()).id),
      );
    case "gone":
      if (isWrite(request)) throw unknownList();
      return list.registry.missing(() => Promise.reject(unknownList()));
  }
}

/** The store with batches that count once per 100 rows. The request itself was counted once. */
function withBatchLimits(
  store: ListStore,
  { list, ref, takePoints }: ListAccess,
): ListStore {
  const count = async (rows: readonly unknown[]) => {
    const points = Math.ceil(rows.length / ROWS_PER_POINT) - 1;
    if (points < 1) return;
    await takePoints("clientWrites", { points });
    if (list.status === "found")
      await takePoints("listWrites", { key: ref, points });
  };
  return {
    ...store,
    addBatch: async (rows, options) => {
      await count(rows);
      return store.addBatch(rows, options);
    },
    removeBatch: async (ids) => {
      await count(ids);
      return store.removeBatch(ids);
    },
  };
}
