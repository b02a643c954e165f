import type { Server, ServerVariables } from "../testing/start-server";

export type Size = { lists: number; rowsPerList: number };

/** A store with private lists, and a server that uses it. */
export type ListFixture = {
  variables: ServerVariables;
  server: Server;
  /** The cookie of a list that no call has returned before, while there is one. */
  next: () => string;
  /** Changes the revision of a list, so that its cached body is not used again. */
  expire: (cookie: string) => Promise<void>;
  /** The size of all rows with their indexes. */
  bytes: () => Promise<number>;
  /** Drops the file of the store from the page cache, if it is on this machine. */
  dropPageCache?: () => void;
};

/** Returns a function that returns the cookies with a prime stride, so that neighbours in the store are not read together. */
export function takeInTurn(cookies: readonly string[]): () => string {
  let taken = 0;
  return () => cookies[(taken++ * 7919) % cookies.length] ?? "";
}
