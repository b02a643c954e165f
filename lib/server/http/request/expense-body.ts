import {
  type NewExpense,
  newExpenseSchema,
} from "@/lib/domain/expenses/expense";
import { jsonRequestBody, readBody } from "./json-body";

// Schemathesis needs examples, because a body that it generates from the schema
// rarely has a category that exists:
// https://schemathesis.readthedocs.io/en/stable/explanations/examples/
const EXAMPLES = {
  lunch: {
    summary: "The amount as decimal text.",
    value: {
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amount: "99.50",
    },
  },
  train: {
    summary: "The amount as a number, the category in another letter case.",
    value: {
      date: "2026-01-06",
      category: "Travel",
      description: "Train home",
      amount: 1250,
    },
  },
};

export const EXPENSE_REQUEST_BODY = jsonRequestBody(newExpenseSchema, {
  examples: EXAMPLES,
});

/** The expense in the request's body. Rejects with a RequestError that names the invalid fields. */
export function readExpenseBody(request: Request): Promise<NewExpense> {
  return readBody(request, newExpenseSchema, {
    detail: "The expense was not accepted.",
  });
}
