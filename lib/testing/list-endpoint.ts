import {
  createBodyCache,
  type BodyCache,
} from "@/lib/server/http/body/body-cache";
import { type ListHandler, withList } from "@/lib/server/http/list/with-list";
import {
  type AppContext,
  endpoint,
  type Endpoint,
} from "@/lib/server/http/middleware/endpoint";
import type { RateLimiter } from "@/lib/server/rate-limit/rate-limiter";
import type { ExpenseStore } from "@/lib/server/store/port";

const UNLIMITED: RateLimiter = { take: async () => 0 };
const caches = new WeakMap<ExpenseStore, BodyCache>();

/** The context of LISTS=one without limits, with one cache for each store. */
export function contextOf(
  store: ExpenseStore,
  changes: Partial<AppContext> = {},
): AppContext {
  const bodyCache = caches.get(store) ?? createBodyCache();
  caches.set(store, bodyCache);
  return {
    store,
    listsMode: "one",
    bodyCache,
    limits: {
      clientWrites: UNLIMITED,
      listWrites: UNLIMITED,
      newLists: UNLIMITED,
      unknownTokens: UNLIMITED,
    },
    trustedProxies: 0,
    trustsForwardedProto: false,
    exemptsLocalClients: true,
    allowedHosts: undefined,
    ...changes,
  };
}

/** An endpoint with this context, whose handlers are all wrapped by withList. */
export function listEndpoint(
  openStore: () => ExpenseStore,
  handlers: Partial<Record<"GET" | "POST" | "PUT" | "DELETE", ListHandler>>,
): Endpoint {
  const wrapped = Object.entries(handlers).map(([method, handler]) => [
    method,
    withList(handler),
  ]);
  return endpoint(() => contextOf(openStore()), Object.fromEntries(wrapped));
}
