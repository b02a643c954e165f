export type RateLimiter = {
  /** Counts one request of the client: 0 when it is allowed, else the seconds to wait. */
  take(client: string): Promise<number>;
};

export type WriteRateLimit = {
  limiter: RateLimiter;
  /** How many proxies in front of the server append to X-Forwarded-For. */
  trustedProxies: number;
};
