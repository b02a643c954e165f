import { z } from "zod";
import type { StoreErrorCode } from "@/lib/server/store/port";
import {
  LIST_PROBLEM_CODES,
  type ListProblemCode,
} from "@/lib/domain/wire/problem-codes";

/** The status and its standard reason phrase for every error of this API. */
const PROBLEMS = {
  bad_request: [400, "Bad Request"],
  cross_site: [403, "Forbidden"],
  read_only: [403, "Forbidden"],
  not_found: [404, "Not Found"],
  method_not_allowed: [405, "Method Not Allowed"],
  wrong_list: [409, "Conflict"],
  unknown_list: [409, "Conflict"],
  list_gone: [409, "Conflict"],
  list_full: [409, "Conflict"],
  gone: [410, "Gone"],
  precondition_failed: [412, "Precondition Failed"],
  body_too_large: [413, "Content Too Large"],
  not_json: [415, "Unsupported Media Type"],
  misdirected: [421, "Misdirected Request"],
  key_reused: [422, "Unprocessable Content"],
  precondition_required: [428, "Precondition Required"],
  too_many: [429, "Too Many Requests"],
  internal: [500, "Internal Server Error"],
  unreadable_plan: [500, "Internal Server Error"],
  not_supported: [501, "Not Implemented"],
  bad_response: [502, "Bad Gateway"],
  unavailable: [503, "Service Unavailable"],
  too_slow: [504, "Gateway Timeout"],
  loop: [508, "Loop Detected"],
} as const satisfies Record<string, readonly [number, string]> &
  Record<StoreErrorCode, readonly [number, string]>;

/** The member `code` of the body. */
const LIST_CODES: Partial<Record<ProblemCode, ListProblemCode>> = {
  read_only: "read_only",
  wrong_list: "wrong_list",
  unknown_list: "unknown_list",
  list_gone: "unknown_list",
  list_full: "list_full",
};

type ProblemCode = keyof typeof PROBLEMS;
export type FieldError = { field: string; message: string };

export const problemSchema = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.enum(LIST_PROBLEM_CODES).optional(),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional(),
});

/** Thrown by a handler to reject a request. The message is sent to the client. */
export class RequestError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    options: { errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.name = "RequestError";
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** An RFC 9457 response. */
export function problem(
  code: ProblemCode,
  {
    detail,
    errors = [],
    headers = {},
  }: {
    detail?: string;
    errors?: readonly FieldError[];
    headers?: Record<string, string>;
  } = {},
): Response {
  const [status, title] = PROBLEMS[code];
  const body = {
    type: "about:blank",
    title,
    status,
    ...(detail && { detail }),
    ...(LIST_CODES[code] && { code: LIST_CODES[code] }),
    ...(errors.length > 0 && { errors }),
  };
  return Response.json(body, {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
