import {
  LIST_PROBLEM_CODES,
  type ListProblemCode,
  type LostListCode,
} from "@/lib/domain/wire/problem-codes";
import { isRecord } from "@/lib/domain/type-guards";
import * as HTTP from "@/lib/domain/wire/http-status";

export type FieldErrors = Partial<Record<string, string>>;

/** The members of a problem response that the screens use. */
type Problem = {
  fieldErrors: FieldErrors;
  code?: ListProblemCode | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A response whose status means failure. */
export class ApiError extends Error {
  readonly status: number;
  readonly fieldErrors: FieldErrors;
  readonly code: ListProblemCode | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    call: string,
    status: number,
    { fieldErrors, code, retryAfterSeconds }: Problem = { fieldErrors: {} },
    message = `${call} responded with status ${status}.`,
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nothing was sent: this browser has joined another list since the first input. The server would respond with this status and code. */
export class JoinedListError extends ApiError {
  constructor(call: string) {
    super(
      call,
      HTTP.CONFLICT,
      { fieldErrors: {}, code: "wrong_list" },
      `${call} was not sent, because the browser has joined a list.`,
    );
    this.name = "JoinedListError";
  }
}

export async function readApiError(
  call: string,
  response: Response,
): Promise<ApiError> {
  return new ApiError(call, response.status, {
    ...(await readProblem(response)),
    retryAfterSeconds: readRetryAfter(response.headers.get("retry-after")),
  });
}

/** Why the browser's list did not take a change; undefined for another error. */
export function listProblem(error: unknown): ListProblemCode | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Why the change can never reach its list; undefined for another error. */
export function lostListProblem(error: unknown): LostListCode | undefined {
  const code = listProblem(error);
  return code === "wrong_list" || code === "unknown_list" ? code : undefined;
}

/** Whether a failed write has certainly stored nothing. */
export function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status < HTTP.SERVER_ERROR;
}

/** Whether the same request may succeed later: there was no response, or the server is busy or down. */
export function maySucceedLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === HTTP.TOO_MANY_REQUESTS || status >= HTTP.SERVER_ERROR;
}

/** Empty unless the body is a problem; an external API may send any body. */
async function readProblem(response: Response): Promise<Problem> {
  if (response.headers.get("content-type") !== "application/problem+json")
    return { fieldErrors: {} };
  const json: unknown = await response.json().catch(() => undefined);
  const { errors, code } = isRecord(json) ? json : {};
  return {
    fieldErrors: readFieldErrors(errors),
    code: LIST_PROBLEM_CODES.find((known) => known === code),
  };
}

/** Undefined without the header, or for a date, which the app's own API never sends. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header)
    ? Number(header)
    : undefined;
}

function readFieldErrors(errors: unknown): FieldErrors {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.filter(isFieldError).map(({ field, message }) => [field, message]),
  );
}

function isFieldError(
  value: unknown,
): value is { field: string; message: string } {
  return (
    isRecord(value) &&
    typeof value["field"] === "string" &&
    typeof value["message"] === "string"
  );
}
