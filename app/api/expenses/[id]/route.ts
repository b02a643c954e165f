import { removeExpense, replaceExpense } from "@/lib/http/handlers/put-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { limited } from "@/lib/http/middleware/rate-limit";
import { expenseStore, writeLimits } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  {
    PUT: limited(writeLimits, replaceExpense),
    DELETE: limited(writeLimits, removeExpense),
  },
);
