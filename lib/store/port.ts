import type { Expense, NewExpense } from "@/lib/expenses/expense";

/**
 * Where expenses are kept. Every method rejects with a StoreError when the
 * store cannot do it; a resolved write is durable.
 */
export type ExpenseStore = {
  readonly name: string;
  /**
   * All expenses as one JSON array, `amount` in rupees, in pieces of its text;
   * newest date first, then newest added.
   */
  list(): AsyncIterable<string>;
  /**
   * The same key again stores nothing and resolves to the expense stored first;
   * with another expense it rejects with `key_reused`.
   */
  add(expense: NewExpense, key: string): Promise<Expense>;
  /** Puts the expense under the id, whether or not one is there now. */
  replace(id: string, expense: NewExpense): Promise<"replaced" | "created">;
  /** Resolves to false when there was none. */
  remove(id: string): Promise<boolean>;
  /** Text that changes with every change of the list, whoever made it. */
  revision(): Promise<string>;
  health(): Promise<void>;
  /** Closing twice does nothing. */
  close(): Promise<void>;
};

export type StoreErrorCode = "unavailable" | "key_reused";

/** A store's refusal. The message is for the client; the cause is for the log only. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
