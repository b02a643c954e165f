import "server-only";
import {
  allowedHosts,
  exemptsLocalClients,
  listsMode,
  rateLimitSettings,
  trustsForwardedProto,
} from "@/lib/server/env";
import { createBodyCache } from "@/lib/server/http/body/body-cache";
import type { AppContext } from "@/lib/server/http/middleware/endpoint";
import { processSingleton } from "@/lib/server/process-singleton";
import { rateLimits } from "@/lib/server/rate-limit";
import { expenseStore } from "@/lib/server/store";

/** What the environment selects, opened on first use. */
export function appContext(): AppContext {
  return processSingleton("AppContext", () => ({
    // First, because it reports invalid settings as a StoreError.
    store: expenseStore(),
    listsMode: listsMode(),
    bodyCache: createBodyCache(),
    limits: rateLimits(),
    trustedProxies: rateLimitSettings().trustedProxies,
    trustsForwardedProto: trustsForwardedProto(),
    exemptsLocalClients: exemptsLocalClients(),
    allowedHosts: allowedHosts(),
  }));
}
