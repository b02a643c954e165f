import { isIP } from "node:net";
import type { WriteRateLimit } from "@/lib/rate-limit/rate-limiter";
import type { Handler } from "./endpoint";
import { RequestError } from "@/lib/http/problem";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Rejects a request with 429 when its client exceeds the limit. Loopback has no limit. */
export function withRateLimit(
  openRateLimit: () => WriteRateLimit,
  handler: Handler,
): Handler {
  return async (store, request) => {
    const { limiter, trustedProxies } = openRateLimit();
    const client = clientAddress(request, trustedProxies);
    const waitSeconds = LOOPBACK.test(client) ? 0 : await limiter.take(client);
    if (waitSeconds > 0)
      throw new RequestError("too_many", "Too many changes at once.", {
        retryAfterSeconds: waitSeconds,
      });
    return handler(store, request);
  };
}

/**
 * The address in X-Forwarded-For that the server itself or the outermost
 * trusted proxy appended. Clients can set any address to its left.
 */
function clientAddress({ headers }: Request, trustedProxies: number): string {
  const addresses = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim());
  const address = addresses.at(-1 - trustedProxies) ?? addresses[0] ?? "";
  return isIP(address) ? address : "unknown";
}
