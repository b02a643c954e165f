import { z } from "zod";
import { newExpenseSchema } from "@/lib/expenses/expense";
import {
  answer,
  bare,
  BODY_REFUSALS,
  EDIT_REFUSALS,
  expenseSchema,
  healthSchema,
  jsonSchema,
  problemSchema,
  refusals,
  STORE_FAILURES,
  suggestionSchema,
  WRITE_REFUSALS,
} from "./openapi-responses";

/** What a header's value may begin and end with. */
const VISIBLE = "[!-~\\u00a1-\\u00ff]";
const OF_ADDED = { id: "$response.body#/_id" };
const EXPENSE_BODY = {
  required: true,
  content: { "application/json": { schema: jsonSchema(newExpenseSchema) } },
};
/** This API as an OpenAPI 3.1 document. Requests are described by the schemas that validate them. */
export const OPENAPI_DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "Campus Kharcha",
    version: "1",
    description: "The expenses of one student, in rupees.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/api" }],
  paths: {
    "/show": {
      get: {
        operationId: "listExpenses",
        summary: "All expenses, newest date first, then newest added.",
        responses: {
          200: answer("The list, with an ETag.", z.array(expenseSchema)),
          304: bare("The client has this list already."),
          ...refusals(STORE_FAILURES),
        },
      },
    },
    "/add": {
      post: {
        operationId: "addExpense",
        summary: "Stores one expense.",
        parameters: [
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            description:
              "A retry under the same key stores nothing twice and has the first answer.",
            schema: {
              type: "string",
              pattern: `^${VISIBLE}([ -~\\u00a0-\\u00ff]{0,253}${VISIBLE})?$`,
            },
          },
        ],
        requestBody: EXPENSE_BODY,
        responses: {
          201: {
            ...answer(
              "The stored expense, and where it can be changed.",
              expenseSchema,
            ),
            links: {
              replaceIt: {
                operationId: "replaceExpense",
                parameters: OF_ADDED,
              },
              removeIt: { operationId: "removeExpense", parameters: OF_ADDED },
            },
          },
          ...refusals({
            ...BODY_REFUSALS,
            ...WRITE_REFUSALS,
            422: "The key was used for another expense.",
            ...STORE_FAILURES,
          }),
        },
      },
    },
    "/expenses/{id}": {
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          schema: {
            type: "string",
            pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]{1,255}$",
          },
        },
      ],
      put: {
        operationId: "replaceExpense",
        summary: "Replaces an expense, or puts it back under its id.",
        parameters: [
          {
            name: "If-None-Match",
            in: "header",
            required: false,
            description: "`*`: only put it back, and leave one that is there.",
            schema: { const: "*" },
          },
        ],
        requestBody: EXPENSE_BODY,
        responses: {
          200: answer("The expense as it is now.", expenseSchema),
          201: answer("The expense, put back.", expenseSchema),
          ...refusals({
            ...BODY_REFUSALS,
            ...WRITE_REFUSALS,
            ...EDIT_REFUSALS,
            412: "With If-None-Match: there is an expense with this id.",
            ...STORE_FAILURES,
          }),
        },
      },
      delete: {
        operationId: "removeExpense",
        summary: "Removes an expense.",
        responses: {
          204: bare("It is gone."),
          ...refusals({
            ...WRITE_REFUSALS,
            ...EDIT_REFUSALS,
            ...STORE_FAILURES,
          }),
        },
      },
    },
    "/suggestions": {
      get: {
        operationId: "listSuggestions",
        summary:
          "Descriptions used before, at most 200, most used first, with their usual category and amount.",
        responses: {
          200: answer(
            "Empty with an outside host.",
            z.array(suggestionSchema).max(200),
          ),
          ...refusals(STORE_FAILURES),
        },
      },
    },
    "/health": {
      get: {
        operationId: "reportHealth",
        summary: "Which store is in use, once it has answered.",
        responses: {
          200: answer("The store answers.", healthSchema),
          ...refusals(STORE_FAILURES),
        },
      },
    },
  },
  components: { schemas: { Problem: jsonSchema(problemSchema) } },
};
