import type { AppContext } from "@/lib/server/http/middleware/endpoint";
import { RequestError } from "@/lib/server/http/problem";
import { clientOf } from "@/lib/server/http/request/client-address";
import type { RateLimits } from "@/lib/server/rate-limit/rate-limiter";

const DETAILS: Record<keyof RateLimits, string> = {
  clientWrites: "Too many changes at once.",
  listWrites: "Too many changes at once.",
  newLists: "Too many new lists from this address.",
  unknownTokens: "Too many requests for lists that do not exist.",
};

/**
 * Counts a request, and rejects with 429 beyond the limit.
 *
 * @param options `key` is the client by default
 */
export type TakePoints = (
  name: keyof RateLimits,
  options?: { key?: string; points?: number },
) => Promise<void>;

/** The limits of a request. Clients on this machine may have none. */
export function requestLimits(
  { limits, trustedProxies, exemptsLocalClients }: AppContext,
  request: Request,
): TakePoints {
  return async (name, { key, points = 1 } = {}) => {
    const { client, isLocal } = clientOf(request, trustedProxies);
    if (isLocal && exemptsLocalClients) return;
    const retryAfterSeconds = await limits[name].take(key ?? client, points);
    if (retryAfterSeconds > 0)
      throw new RequestError("too_many", DETAILS[name], { retryAfterSeconds });
  };
}
