import type { ImportOutcome } from "@/lib/browser/import/import-expenses";

/** What the screen shows of storing and undoing. */
export type ImportState =
  | { status: "idle" }
  | {
      status: "storing";
      total: number;
      done: number;
      created: number;
      /** The rate limit makes the import wait. */
      isWaiting: boolean;
      isCancelled: boolean;
    }
  | { status: "ended"; total: number; outcome: ImportOutcome }
  | { status: "undoing"; total: number; outcome: ImportOutcome }
  | {
      status: "undo-failed";
      total: number;
      outcome: ImportOutcome;
      error: unknown;
    }
  | { status: "undone"; removed: number; left: number };
