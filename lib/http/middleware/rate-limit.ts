import { isIP } from "node:net";
import type { Handler } from "./endpoint";
import { RequestError } from "./problem";

const MINUTE_SECONDS = 60;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const MOST_CLIENTS = 10_000;

export type WriteLimits = {
  /** Per client; 0 turns the limit off. */
  writesPerMinute: number;
  /** How many proxies stand before the server and name their clients. */
  trustedProxies: number;
};

type Bucket = { tokens: number; filledAt: number };

/** In the order of last use, over all routes and copies of this module. */
const shared = globalThis as typeof globalThis & {
  campusKharchaBuckets?: Map<string, Bucket>;
};

/**
 * The handler with a token bucket per client: a minute's worth at once, then as
 * fast as it fills. Refuses with 429 beyond that.
 */
export function limited(limits: () => WriteLimits, handler: Handler): Handler {
  return async (store, request) => {
    const { writesPerMinute, trustedProxies } = limits();
    const client = clientAddress(request, trustedProxies);
    if (writesPerMinute > 0 && !LOOPBACK.test(client)) {
      const waitSeconds = take(client, writesPerMinute);
      if (waitSeconds > 0)
        throw new RequestError("too_many", "Too many changes at once.", {
          retryAfterSeconds: waitSeconds,
        });
    }
    return handler(store, request);
  };
}

/** Seconds to wait for the next token; 0 when one was taken. */
function take(client: string, perMinute: number): number {
  const buckets = (shared.campusKharchaBuckets ??= new Map());
  const perSecond = perMinute / MINUTE_SECONDS;
  const now = performance.now() / 1000;
  const { tokens, filledAt } = buckets.get(client) ?? {
    tokens: perMinute,
    filledAt: now,
  };
  const filled = Math.min(perMinute, tokens + (now - filledAt) * perSecond);
  const isTaken = filled >= 1;
  buckets.delete(client);
  buckets.set(client, { tokens: filled - Number(isTaken), filledAt: now });
  const [oldest] = buckets.keys();
  if (buckets.size > MOST_CLIENTS && oldest !== undefined)
    buckets.delete(oldest);
  return isTaken ? 0 : Math.ceil((1 - filled) / perSecond);
}

/**
 * The last address that a server of ours or a trusted proxy has noted. What
 * stands further left in the header is the client's own say.
 */
function clientAddress({ headers }: Request, trustedProxies: number): string {
  const addresses = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim());
  const address = addresses.at(-1 - trustedProxies) ?? addresses[0] ?? "";
  return isIP(address) ? address : "unknown";
}
