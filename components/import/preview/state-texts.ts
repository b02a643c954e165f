import type { LeftOutReason } from "@/lib/domain/import/statement";
import type { RowFilter, RowState } from "@/components/import/rows/row-states";

export const FILTER_LABELS: Record<RowFilter, string> = {
  all: "All",
  new: "New",
  here: "Already in your list",
  "left-out": "Left out",
  doubt: "Check",
};

export const STATE_TEXTS: Record<Exclude<RowState, "left-out">, string> = {
  new: "New",
  unchecked: "Checking…",
  exists: "Already in your list",
  edited: "Already in your list, edited since",
  repeated: "Already in your list, earlier in these files",
  "whole-here": "Whole bill in your list",
  "share-here": "Maybe already in your list",
};

export const REASON_TEXTS: Record<LeftOutReason, string> = {
  "money-in": "Money in",
  "no-payee": "No payee",
  failed: "Not paid",
  "own-transfer": "Own transfer",
  settlement: "Settling up",
  "no-share": "You have no share",
  "whole-bill": "Whole bill",
  "top-up": "Top-up",
  "no-amount": "No amount",
  "other-currency": "Not in rupees",
  "not-an-expense": "Not an expense",
  unreadable: "Unreadable",
};
