import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: getExpenses("identity") },
);
