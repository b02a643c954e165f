import { endpoint } from "@/lib/http/endpoint";
import { listSuggestions } from "@/lib/http/list-suggestions";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: listSuggestions },
);
