import "server-only";
import { MAX_ROWS, StoreError } from "./port";

export function listGone(): StoreError {
  return new StoreError("list_gone", "This list does not exist any more.");
}

export function listFull(): StoreError {
  return new StoreError(
    "list_full",
    `A list has at most ${MAX_ROWS.toLocaleString("en-IN")} expenses.`,
  );
}
