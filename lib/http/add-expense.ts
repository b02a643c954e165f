import { toJson } from "@/lib/expenses/expense";
import type { Handler } from "./endpoint";
import { readExpenseBody } from "./expense-body";
import { expensePath } from "./expense-id";
import { idempotencyKey } from "./idempotency-key";

/** POST {host}/add: stores one expense, and answers with it and with where it can be changed. */
export const addExpense: Handler = async (store, request) => {
  const key = idempotencyKey(request);
  const added = await store.add(await readExpenseBody(request), key);
  return Response.json(toJson(added), {
    status: 201,
    headers: {
      "cache-control": "no-store",
      ...(store.editable && added._id && { location: expensePath(added._id) }),
    },
  });
};
