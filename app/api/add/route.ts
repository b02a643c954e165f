import { addExpense } from "@/lib/http/add-expense";
import { endpoint } from "@/lib/http/endpoint";
import { limited } from "@/lib/http/rate-limit";
import { expenseStore, writeLimits } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { POST: limited(writeLimits, addExpense) },
);
