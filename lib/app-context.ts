import "server-only";
import {
  allowedHosts,
  exemptsLocalClients,
  listsMode,
  rateLimitSettings,
  trustsForwardedProto,
} from "@/lib/env";
import { createListCache } from "@/lib/http/expense-list/list-cache";
import type { AppContext } from "@/lib/http/middleware/endpoint";
import { processSingleton } from "@/lib/process-singleton";
import { rateLimits } from "@/lib/rate-limit";
import { expenseStore } from "@/lib/store";

/** What the environment selects, opened on first use. */
export function appContext(): AppContext {
  return processSingleton("AppContext", () => ({
    // First, because it reports invalid settings as a StoreError.
    store: expenseStore(),
    listsMode: listsMode(),
    listCache: createListCache(),
    limits: rateLimits(),
    trustedProxies: rateLimitSettings().trustedProxies,
    trustsForwardedProto: trustsForwardedProto(),
    exemptsLocalClients: exemptsLocalClients(),
    allowedHosts: allowedHosts(),
  }));
}
