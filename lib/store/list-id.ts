import type { Branded } from "@/lib/expenses/branded-type";

/** 32 hexadecimal digits, random, never sent to a client; empty for ONE_LIST. */
export type ListId = Branded<string, "ListId">;

/** The list of LISTS=one. */
export const ONE_LIST = "" as ListId;

/** The largest number of expenses in a private list. */
export const MAX_ROWS = 200_000;
