import { listExpenses } from "@/lib/http/list-expenses";
import { endpoint } from "@/lib/http/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: listExpenses("identity") },
);
