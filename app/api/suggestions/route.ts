import { endpoint } from "@/lib/http/middleware/endpoint";
import { getSuggestions } from "@/lib/http/handlers/get-suggestions";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: getSuggestions },
);
