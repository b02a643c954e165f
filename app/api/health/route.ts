import { getHealth } from "@/lib/http/handlers/get-health";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: getHealth },
);
