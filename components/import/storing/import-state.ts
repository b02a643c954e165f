import type { ReactNode } from "react";
import type { Mutation } from "@/components/undo/mutation";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";

type Ended = {
  total: number;
  outcome: ImportOutcome;
  /** Undefined if nothing can be undone. */
  inverse: Mutation | undefined;
};

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
  | ({ status: "ended" | "undoing" } & Ended)
  | ({ status: "undo-failed"; message: ReactNode } & Ended)
  | { status: "undone"; message: ReactNode };
