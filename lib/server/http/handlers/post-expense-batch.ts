import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { newExpenseSchema } from "@/lib/domain/expenses/expense";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import type { BatchRow } from "@/lib/server/store/port";
import {
  BATCH_PROBLEMS,
  jsonResponse,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import {
  jsonRequestBody,
  MAX_BATCH_BYTES,
  readBody,
} from "@/lib/server/http/request/json-body";
import { MAX_ID_LENGTH } from "@/lib/domain/expenses/id-or-key";
import { expenseIdSchema } from "@/lib/server/http/request/expense-id";

const MAX_BATCH_ROWS = 500;

const key = z
  .string("Enter a key.")
  .regex(
    new RegExp(`^[ -~]{1,${MAX_ID_LENGTH}}$`),
    `Use 1 to ${MAX_ID_LENGTH} printable ASCII characters.`,
  );

const rowSchema = newExpenseSchema.in
  .extend({
    key: key.optional(),
    _id: expenseIdSchema.optional().meta({
      description: "In place of a key, for an expense that had this id before.",
    }),
  })
  .meta({ oneOf: [{ required: ["key"] }, { required: ["_id"] }] })
  .transform(
    ({ key, _id, amount: amountPaise, ...rest }, context): BatchRow => {
      const expense = { ...rest, amountPaise };
      if (key !== undefined && _id === undefined) return { key, expense };
      if (key === undefined && _id !== undefined) return { _id, expense };
      context.addIssue({
        code: "custom",
        path: ["key"],
        message: "Enter a key, or an _id in its place.",
      });
      return z.NEVER;
    },
  );

const batchSchema = z.strictObject({
  expenses: z.array(rowSchema).min(1).max(MAX_BATCH_ROWS),
  dryRun: z.boolean().default(false),
});

const EXAMPLES = {
  statement: {
    summary: "Two rows of a statement.",
    value: {
      expenses: [
        {
          key: "statement-1",
          date: "2026-01-05",
          category: "food",
          description: "Lunch",
          amount: "99.50",
        },
        {
          key: "statement-2",
          date: "2026-01-06",
          category: "travel",
          description: "Train home",
          amount: 1250,
        },
      ],
    },
  },
  backup: {
    summary: "A row of a backup, under its own id.",
    value: {
      expenses: [
        {
          _id: "6f1ed002ab5595859014ebf0951522d9",
          date: "2026-01-05",
          category: "food",
          description: "Lunch",
          amount: 99.5,
        },
      ],
      dryRun: true,
    },
  },
};

const resultSchema = z.object({
  key: z.string().optional().meta({
    description: "Missing for a row that has an `_id` in place of a key.",
  }),
  _id: z.string(),
  status: z.enum(["created", "new", "exists", "changed"]).meta({
    description:
      "`new`: with dryRun, instead of `created`. `exists`: stored before, or earlier in this batch, with these fields. `changed`: stored before, or earlier in this batch, with other fields, and left unchanged.",
  }),
});

export const postExpenseBatchOperation = {
  operationId: "addExpenses",
  summary: "Stores the expenses whose keys or ids are not stored yet.",
  parameters: [IF_LIST_PARAMETER],
  requestBody: jsonRequestBody(batchSchema, { examples: EXAMPLES }),
  responses: {
    200: jsonResponse(
      "The results, in the order of the expenses.",
      z.object({ results: z.array(resultSchema) }),
    ),
    ...problemResponses(BATCH_PROBLEMS),
  },
};

/** POST /api/expenses/batch */
export const postExpenseBatch: ListHandler = async (store, request) => {
  const { expenses, dryRun } = await readBody(request, batchSchema, {
    maxBytes: MAX_BATCH_BYTES,
    detail: "The expenses were not accepted.",
  });
  return noStoreJson({ results: await store.addBatch(expenses, { dryRun }) });
};
