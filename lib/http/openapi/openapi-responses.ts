import { z } from "zod";
import { REQUEST_ID_HEADER } from "@/lib/wire/headers";
import { MAX_BODY_BYTES } from "@/lib/http/request/json-body";

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
    schema: { type: "string", format: "uuid" },
  },
};

export function jsonResponse(description: string, schema: z.ZodType) {
  return {
    description,
    headers: HEADERS,
    content: { "application/json": { schema: z.toJSONSchema(schema) } },
  };
}

export function emptyResponse(description: string) {
  return { description, headers: HEADERS };
}

/** RFC 9457 problems by status. */
export function problemResponses(descriptions: Record<number, string>) {
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
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
    ]),
  );
}

export const STORE_PROBLEMS = {
  500: "An unexpected error.",
  502: "The upstream host sent a response that cannot be used.",
  503: "The store is unavailable; see Retry-After.",
  504: "The upstream host took too long.",
  508: "The upstream host is this server itself.",
};

export const BODY_PROBLEMS = {
  400: "Not JSON, or not an expense; `errors` names the invalid fields.",
  413: `More than ${MAX_BODY_BYTES / 1024} KiB.`,
  415: "Not application/json.",
};

export const WRITE_PROBLEMS = {
  403: "Sent by a browser for another website.",
  429: "Too many changes by this client; see Retry-After.",
};

export const EDIT_PROBLEMS = {
  404: "There is no expense with this id.",
  501: "The upstream host only accepts new expenses.",
};
