import { removeExpense, replaceExpense } from "@/lib/http/change-expense";
import { endpoint } from "@/lib/http/endpoint";
import { limited } from "@/lib/http/rate-limit";
import { expenseStore, writeLimits } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  {
    PUT: limited(writeLimits, replaceExpense),
    DELETE: limited(writeLimits, removeExpense),
  },
);
