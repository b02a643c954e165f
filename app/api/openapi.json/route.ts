import { endpoint } from "@/lib/http/endpoint";
import { describeApi } from "@/lib/http/openapi";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: describeApi },
);
