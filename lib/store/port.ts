import type { Expense, NewExpense } from "@/lib/expenses/expense";

/**
 * Where expenses are kept. Every method rejects with a StoreError when the
 * store cannot do it; a resolved write is durable.
 */
export type ExpenseStore = {
  readonly name: string;
  /** Whether expenses can be replaced and removed, and added ones have an `_id`. */
  readonly editable: boolean;
  /** As of the given revision where the store has it at hand, else as of now. */
  list(revision?: string): Promise<ExpenseList>;
  /** At most so many expenses, newest date first, then newest added. */
  newest(count: number): Promise<Expense[]>;
  /**
   * The same key again stores nothing and resolves to the expense stored first;
   * with another expense it rejects with `key_reused`.
   */
  add(expense: NewExpense, key: string): Promise<AddedExpense>;
  /** Puts the expense under the id, whether or not one is there now. */
  replace(id: string, expense: NewExpense): Promise<"replaced" | "created">;
  /** Puts a removed expense back; resolves to false when the id is in use. */
  restore(id: string, expense: NewExpense): Promise<boolean>;
  /** Resolves to false when there was none. */
  remove(id: string): Promise<boolean>;
  /** Text that changes with every change of the list, whoever made it. */
  revision(): Promise<string>;
  health(): Promise<void>;
  /** Closing twice does nothing. */
  close(): Promise<void>;
};

export type ExpenseList = {
  /**
   * Which revision it is of. A store whose revisions never come again may leave
   * it out: an older one on a newer list then costs one more reading.
   */
  revision?: string;
  /** How many rows the store holds that cannot be read and are left out. */
  unreadable: number;
  /**
   * One JSON array, `amount` in rupees, in pieces of its text; newest date
   * first, then newest added. Read anew with each call.
   */
  json: () => AsyncIterable<string>;
};

/** An outside host keeps its ids to itself. */
export type AddedExpense = Omit<Expense, "_id"> & Partial<Pick<Expense, "_id">>;

export type StoreErrorCode =
  "unavailable" | "key_reused" | "not_supported" | "bad_response" | "too_slow";

/** A store's refusal. The message is for the client; the cause is for the log only. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
