export type RateLimit = {
  /** The prefix of its counters in MongoDB. */
  name: string;
  points: number;
  durationSeconds: number;
};

export type RateLimiter = {
  /**
   * Counts requests of the key, at most as many as the limit has: 0 when they are
   * allowed, else the seconds to wait.
   */
  take(key: string, points?: number): Promise<number>;
};

export type RateLimits = {
  /** Per client, every request that changes something. */
  clientWrites: RateLimiter;
  /** Per private list. */
  listWrites: RateLimiter;
  /** Per client, new private lists. */
  newLists: RateLimiter;
  /** Per client, requests with a token that no list has. */
  unknownTokens: RateLimiter;
};
