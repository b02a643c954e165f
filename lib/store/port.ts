import type { Expense, NewExpense } from "@/lib/expenses/expense";

/**
 * Storage for expenses. Every method rejects with a StoreError when the store
 * fails; a resolved write is durable.
 */
export type ExpenseStore = {
  readonly name: string;
  /** Whether expenses can be replaced and removed, and added ones have an `_id`. */
  readonly editable: boolean;
  /** The list of the given revision when it is cached, else the current list. */
  list(revision?: string): Promise<ExpenseList>;
  /** At most `count` expenses, newest date first, then newest added. */
  newest(count: number): Promise<Expense[]>;
  /**
   * A repeated key stores nothing and resolves to the expense stored first; with
   * another expense it rejects with `key_reused`.
   */
  add(expense: NewExpense, key: string): Promise<AddedExpense>;
  /** Creates or replaces the expense with this id. */
  replace(id: string, expense: NewExpense): Promise<"replaced" | "created">;
  /** Creates a removed expense again; resolves to false when the id exists. */
  restore(id: string, expense: NewExpense): Promise<boolean>;
  /** Resolves to false when the id does not exist. */
  remove(id: string): Promise<boolean>;
  /** Changes with every change of the list, also by another process. */
  revision(): Promise<string>;
  health(): Promise<void>;
  /** Closing twice does nothing. */
  close(): Promise<void>;
};

export type ExpenseList = {
  /**
   * The revision of exactly this list. If omitted, the ETag is the revision that
   * was read before the list; a newer list then gets 200 instead of 304 once.
   * Stores whose revisions can repeat must set it.
   */
  revision?: string;
  /** How many stored rows cannot be read and are left out. */
  unreadable: number;
  /**
   * Reads the list as one JSON array in chunks of text: `amount` in rupees,
   * newest date first, then newest added.
   */
  json: () => AsyncIterable<string>;
};

/** An upstream host does not return the id. */
export type AddedExpense = Omit<Expense, "_id"> & Partial<Pick<Expense, "_id">>;

export type StoreErrorCode =
  "unavailable" | "key_reused" | "not_supported" | "bad_response" | "too_slow";

/** The error type of all stores. The message is for the client; the cause is for the log only. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
