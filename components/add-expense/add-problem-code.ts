import type { PressedExpense } from "./add-form";
import { maySucceedLater } from "@/lib/browser/api/api-error";
import type { FailedOutcome } from "@/lib/browser/outbox/post-expense";
import {
  canStoreUnsent,
  type StoreProblemCode,
} from "@/lib/browser/outbox/store-unsent";
import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";

/**
 * Why an expense of the last press was not added, besides the errors of the fields.
 * `added_before`: the list has it with other fields. `can_be_stored`: this device can
 * store it.
 */
export type AddProblemCode =
  ListProblemCode | StoreProblemCode | "added_before" | "can_be_stored";

/** Undefined for a failure that the alert alone reports. */
export function addProblemCode(
  outcome: FailedOutcome,
  keyOf: PressedExpense["keyOf"],
): AddProblemCode | undefined {
  switch (outcome.kind) {
    case "added-before":
      return keyOf === "values" ? undefined : "added_before";
    case "rejected":
      return outcome.problem.code;
    case "later":
      return maySucceedLater(outcome.error) && canStoreUnsent()
        ? "can_be_stored"
        : undefined;
  }
}

/** Whether the message is about the values of the last press, and none else. */
export function isAboutValues(code: AddProblemCode | undefined): boolean {
  return code === "added_before" || code === "can_be_stored";
}
