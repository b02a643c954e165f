import { addExpense } from "@/lib/http/add-expense";
import { endpoint } from "@/lib/http/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { POST: addExpense },
);
