import { addExpense } from "@/lib/http/handlers/post-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { limited } from "@/lib/http/middleware/rate-limit";
import { expenseStore, writeLimits } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { POST: limited(writeLimits, addExpense) },
);
