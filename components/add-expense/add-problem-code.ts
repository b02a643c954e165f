import {
  KeepError,
  type KeepProblemCode,
} from "@/lib/browser/outbox/keep-on-device";
import { ApiError, listProblem } from "@/lib/browser/api/api-error";
import { maySucceedLater } from "@/lib/browser/api/sent-later";
import { canKeepExpenses } from "@/lib/browser/outbox/can-keep";
import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";

/** Why the last press has failed, besides the errors of the fields. `unsent`: it can be kept on this device. */
export type AddProblemCode =
  ListProblemCode | KeepProblemCode | "already_added" | "unsent";

const KEY_REUSED = 422;

/** Whether an expense with this key was added before, with other fields. */
export function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.status === KEY_REUSED;
}

export function addProblemCode(
  error: unknown,
  isPayment: boolean,
): AddProblemCode | undefined {
  if (error instanceof KeepError) return error.code;
  if (isPayment && isReused(error)) return "already_added";
  if (maySucceedLater(error) && canKeepExpenses()) return "unsent";
  return listProblem(error);
}

/** Whether the message is about the values of the last press, and none else. */
export function isAboutValues(code: AddProblemCode | undefined): boolean {
  return code === "already_added" || code === "unsent";
}
