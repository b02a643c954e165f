import { endpoint } from "@/lib/http/middleware/endpoint";
import { describeApi } from "@/lib/http/openapi/openapi-document";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: describeApi },
);
