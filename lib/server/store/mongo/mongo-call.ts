import "server-only";
import { type Collection, MongoError } from "mongodb";
import { StoreError } from "@/lib/server/store/port";
import { withTimeLimit } from "@/lib/server/store/time-limit";
import type { StoredDocument } from "./mongo-document";
import type { ListCollection } from "./mongo-list-document";

/** One call may take this long; a list may take longer while rows arrive. */
const CALL_LIMIT_MS = 7000;

type MongoCall = <T>(
  action: (signal: AbortSignal, extend: () => void) => Promise<T>,
) => Promise<T>;

/** The collections of a database, and the way to use them. */
export type MongoConnection = {
  call: MongoCall;
  expenses: Collection<StoredDocument>;
  lists: ListCollection;
};

/** Returns a function that runs an action after `prepare`, and converts the errors of both. */
export function createMongoCall(prepare: () => Promise<void>): MongoCall {
  return (action) =>
    withTimeLimit(CALL_LIMIT_MS, async (signal, extend) => {
      await prepare();
      return action(signal, extend);
    }).catch(throwAsStoreError);
}

function throwAsStoreError(error: unknown): never {
  // A time limit or an abort is a DOMException.
  const isOutage = error instanceof MongoError || error instanceof DOMException;
  if (!isOutage) throw error;
  throw new StoreError(
    "unavailable",
    "The database cannot be used right now.",
    { cause: error },
  );
}
