import type { Handler } from "@/lib/http/middleware/endpoint";
import { readExpenseBody } from "@/lib/http/middleware/expense-body";
import { expensePath } from "@/lib/http/middleware/expense-id";
import { idempotencyKey } from "@/lib/http/middleware/idempotency-key";
import { toJson } from "@/lib/wire/expense-json";

/** POST {host}/add: stores one expense, and answers with it and with where it can be changed. */
export const postExpense: Handler = async (store, request) => {
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
