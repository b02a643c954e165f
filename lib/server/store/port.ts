import type { Branded } from "@/lib/domain/expenses/branded-type";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense, NewExpense } from "@/lib/domain/expenses/expense";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";

/** 32 hexadecimal digits, random, never sent to a client; empty for ONE_LIST. */
export type ListId = Branded<string, "ListId">;

/** The list of LISTS=one. */
export const ONE_LIST = "" as ListId;

/** The largest number of expenses in a private list. */
export const MAX_ROWS = 200_000;

/**
 * Storage for the expenses of many lists. Every method, also of the parts below,
 * rejects with a StoreError when the store fails; a resolved write is durable.
 */
export type ExpenseStore = {
  readonly name: string;
  forList(list: ListId): ListStore;
  /** Undefined for a store that has ONE_LIST only. */
  readonly lists?: ListRegistry;
  health(): Promise<void>;
  /** Closing twice does nothing. */
  close(): Promise<void>;
};

/**
 * The expenses and the plan of one list. After the list was erased, adding and
 * writing the plan reject with `list_gone`; in a full list, adding rejects with
 * `list_full`.
 */
export type ListStore = PlanStore & {
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
  add(expense: NewExpense, key: string): Promise<AddResult>;
  /**
   * Adds all expenses whose key or id is not stored yet, in their order. The results
   * have the order of the rows.
   *
   * @param options `dryRun` stores nothing; the status is then `new` instead of `created`
   */
  addBatch(
    rows: readonly BatchRow[],
    options?: { dryRun?: boolean },
  ): Promise<BatchResult[]>;
  /** Creates or replaces the expense with this id. */
  replace(id: string, expense: NewExpense): Promise<"replaced" | "created">;
  /** Creates a removed expense again; resolves to false when the id exists. */
  restore(id: string, expense: NewExpense): Promise<boolean>;
  /** Resolves to false when the id does not exist. */
  remove(id: string): Promise<boolean>;
  /** Resolves to the number of expenses that existed. */
  removeBatch(ids: readonly string[]): Promise<number>;
  /** Changes with every change of the list, also by another process. */
  revision(): Promise<string>;
  /** The number of expenses, with those that cannot be read. */
  count(): Promise<number>;
  /** Removes all that `count` counts and the plan, and the list itself unless it is ONE_LIST. */
  erase(): Promise<void>;
};

export type PlanStore = {
  /** Rejects with `unreadable_plan` when what is stored is no plan. */
  readPlan(): Promise<StoredPlan>;
  /**
   * Replaces the plan and resolves to its new revision. Resolves to undefined,
   * without a change, when the plan has another revision than the expected one.
   */
  writePlan(plan: Plan, expectedRevision: string): Promise<string | undefined>;
};

export type StoredPlan = {
  plan: Plan;
  /** Changes with every write of the plan. */
  revision: string;
};

/** The plan of a list that has none yet. */
export const NO_PLAN: StoredPlan = { plan: EMPTY_PLAN, revision: "none" };

/** The private lists of a store. Only digests of their tokens are stored. */
export type ListRegistry = {
  /**
   * The empty list of a visitor who has none.
   *
   * @param create makes a list for a write that stores something
   */
  missing(create: () => Promise<ListStore>): ListStore;
  create(tokenDigest: string): Promise<ListRecord>;
  /** Finds a list by its token, or by the token of its reader link. */
  find(tokenDigest: string): Promise<ListRecord | undefined>;
  /**
   * Replaces the digest of the list's token, and removes the reader link. Resolves to
   * false, without a change, when `from` is not its digest any more.
   */
  rotate(
    list: ListId,
    tokens: { from: string; to: string },
    rotation: Rotation,
  ): Promise<boolean>;
  /** The last rotation of the list that had this token before it. */
  findRotation(previousDigest: string): Promise<Rotation | undefined>;
  /**
   * Stores the reader link of a list that has none. Resolves to false, without a
   * change, when it has one, or when `tokenDigest` is not that of its token any more.
   */
  addReader(
    list: ListId,
    tokenDigest: string,
    reader: { digest: string; salt: string },
  ): Promise<boolean>;
  /** Removes the reader link, if there is one. */
  removeReader(list: ListId): Promise<void>;
  /** Marks the list as used today. Writes to its expenses and its plan do so too. */
  touch(list: ListId): Promise<void>;
  /**
   * Removes the lists that were last used before the date (UTC), with their
   * expenses and plans, and resolves to their number.
   */
  prune(
    usedBefore: CalendarDate,
    options: { dryRun: boolean },
  ): Promise<number>;
};

/** What a token allows: to change the list, or to read it only. */
export type TokenAccess = "full" | "read";

export type ListRecord = {
  id: ListId;
  /** The access of the token that found it. */
  access: TokenAccess;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The revision of its expenses, if the store finds it together with the list. */
  revision?: string;
  /** The `keyDigest` of its last rotation. */
  rotationKeyDigest?: string;
  /** Undefined without a reader link. */
  readerSalt?: string;
};

export type Rotation = {
  /** The digest of the Idempotency-Key. */
  keyDigest: string;
  salt: string;
};

/** An expense to add under the id of its key, or under its own id. */
export type BatchRow = (
  { key: string; _id?: never } | { _id: string; key?: never }
) & { expense: NewExpense };

export type BatchResult = {
  /** Missing for a row with an id of its own. */
  key?: string;
  _id: string;
  /**
   * `exists`: the id has this expense already. `changed`: it has another one,
   * which stays as it is.
   */
  status: "created" | "new" | "exists" | "changed";
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
   *
   * @param pageRows how many rows of a list that is not in memory are read at once
   */
  json: (pageRows?: number) => AsyncIterable<string>;
};

type AddResult = {
  expense: AddedExpense;
  /** Whether the key was stored before; an upstream host may not say so. */
  isReplay: boolean;
};

/** An upstream host does not return the id. */
type AddedExpense = Omit<Expense, "_id"> & Partial<Pick<Expense, "_id">>;

export type StoreErrorCode =
  | "unavailable"
  | "key_reused"
  | "not_supported"
  | "list_gone"
  | "list_full"
  | "unreadable_plan"
  | "bad_response"
  | "too_slow";

/** The error type of all stores. The message is for the client; the cause is for the log only. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
