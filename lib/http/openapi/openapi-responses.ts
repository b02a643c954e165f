import { z } from "zod";

// The responses of the API, as its OpenAPI document describes them.

export const expenseSchema = z.object({
  _id: z.string().optional(),
  date: z.string(),
  category: z.string(),
  description: z.string(),
  amount: z.number().meta({ description: "In rupees." }),
});
export const problemSchema = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional(),
});
export const suggestionSchema = expenseSchema
  .pick({ description: true, category: true, amount: true })
  .extend({
    count: z.int().meta({ description: "How often it was used." }),
    weekdays: z.array(z.int()).length(7).meta({
      description: "How often on each day of the week, Monday first.",
    }),
  });
export const healthSchema = z.object({
  store: z.string(),
  status: z.literal("ok"),
});

const REQUEST_ID = {
  "x-request-id": {
    description: "The id under which a failure stands in the log.",
    schema: { type: "string", format: "uuid" },
  },
};

export const answer = (description: string, schema: z.ZodType) => ({
  description,
  headers: REQUEST_ID,
  content: { "application/json": { schema: jsonSchema(schema) } },
});
export const bare = (description: string) => ({
  description,
  headers: REQUEST_ID,
});
export const refusals = (descriptions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      {
        description,
        headers: REQUEST_ID,
        content: {
          "application/problem+json": {
            schema: { $ref: "#/components/schemas/Problem" },
          },
        },
      },
    ]),
  );
export const STORE_FAILURES = {
  500: "An unforeseen failure.",
  502: "The outside host gave an answer that cannot be used.",
  503: "The store cannot be used right now; see Retry-After.",
  504: "The outside host took too long.",
  508: "The outside host is this server itself.",
};

export const BODY_REFUSALS = {
  400: "Not JSON, or not an expense; the fields at fault are named.",
  413: "More than 16 KiB.",
  415: "Not application/json.",
};
export const WRITE_REFUSALS = {
  403: "Sent by a browser for another website.",
  429: "Too many changes by this client; see Retry-After.",
};
export const EDIT_REFUSALS = {
  404: "There is no expense with this id.",
  501: "The outside host takes new expenses only.",
};

export function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input" });
}
