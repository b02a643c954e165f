import { z } from "zod";
import { REQUEST_ID_HEADER } from "@/lib/domain/wire/headers";
import {
  MAX_BATCH_BYTES,
  MAX_BODY_BYTES,
} from "@/lib/server/http/request/json-body";

/** An expense in a response. Upstream hosts may have other categories and no `_id`. */
export const expenseSchema = z.object({
  _id: z.string().optional(),
  date: z.string(),
  category: z.string(),
  description: z.string(),
  amount: z.number().meta({ description: "In rupees." }),
});

const HEADERS = {
  [REQUEST_ID_HEADER]: {
    description: "Identifies the request in the log of the server if it fails.",
    required: true,
    schema: { type: "string", format: "uuid" },
  },
};

type HeaderDescriptions = Record<
  string,
  { description: string; schema: Record<string, unknown> }
>;

export function jsonResponse(
  description: string,
  schema: z.ZodType,
  headers: HeaderDescriptions = {},
) {
  return {
    description,
    headers: { ...HEADERS, ...headers },
    content: { "application/json": { schema: z.toJSONSchema(schema) } },
  };
}

export function emptyResponse(description: string) {
  return { description, headers: HEADERS };
}

/** RFC 9457 problems by status, with those that every call can have. */
export function problemResponses(descriptions: Record<number, string> = {}) {
  return Object.fromEntries(
    Object.entries({ ...STORE_PROBLEMS, ...descriptions }).map(
      ([status, description]) => [
        status,
        {
          description,
          headers: HEADERS,
          content: {
            "application/problem+json": {
              schema: { $ref: "#/components/schemas/Problem" },
            },
          },
        },
      ],
    ),
  );
}

const STORE_PROBLEMS = {
  500: "An unexpected error.",
  502: "The upstream host sent a response that cannot be used.",
  503: "The store is unavailable; see Retry-After.",
  504: "The upstream host took too long.",
  508: "The upstream host is this server itself.",
};

export const BODY_PROBLEMS = {
  400: "The body is not valid JSON, or the body or a header is not what the call takes; `errors` names the invalid fields of the body.",
  413: `More than ${MAX_BODY_BYTES / 1024} KiB.`,
  415: "Not application/json.",
};

/** See LIST_PROBLEM_CODES. */
const LIST_PROBLEMS = {
  409: "The cookie has another list than If-List (`code` is `wrong_list`), no list has its token (`unknown_list`), or the list is full (`list_full`).",
};

const CROSS_SITE = "Sent by a browser for another website.";
const READ_ONLY = `${CROSS_SITE} Or, with the code \`read_only\`: the cookie is that of a link that only reads.`;

/** Problems of calls that read a list. A read counts towards the rate limit only if no list has the token of its cookie. */
export const READ_PROBLEMS = {
  ...LIST_PROBLEMS,
  429: "Too many requests of this client for lists that do not exist; see Retry-After.",
};

/** Problems of calls that change the rows or the plan of a list. */
export const WRITE_PROBLEMS = {
  ...LIST_PROBLEMS,
  403: READ_ONLY,
  429: "Too many changes by this client or of this list; see Retry-After.",
};

export const NOT_EDITABLE_PROBLEM = {
  501: "The upstream host only accepts new expenses.",
};

/** Problems of calls that replace or remove one expense. */
export const EDIT_PROBLEMS = {
  ...WRITE_PROBLEMS,
  ...NOT_EDITABLE_PROBLEM,
  404: "There is no expense with this id.",
};

/** Problems of calls that change many expenses. */
export const BATCH_PROBLEMS = {
  ...BODY_PROBLEMS,
  ...WRITE_PROBLEMS,
  ...NOT_EDITABLE_PROBLEM,
  400: "Not JSON, or not valid as a whole; `errors` names the invalid fields. Nothing is changed.",
  413: `More than ${MAX_BATCH_BYTES / 1024} KiB.`,
};

/** Problems of calls that change which list a client has. */
export const LIST_CALL_PROBLEMS = {
  ...LIST_PROBLEMS,
  403: CROSS_SITE,
  429: "Too many changes, new lists or unknown tokens of this client; see Retry-After.",
  501: "All visitors of this server have one list.",
};

/** Problems of calls that link and erase the list of a client. */
export const OWN_LIST_CALL_PROBLEMS = {
  ...LIST_CALL_PROBLEMS,
  403: READ_ONLY,
  404: "The client has no list yet.",
};
