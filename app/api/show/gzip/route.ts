import { endpoint } from "@/lib/http/middleware/endpoint";
import { withGzip } from "@/lib/http/middleware/gzip";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { expenseStore } from "@/lib/store";

// next.config.ts rewrites /api/show to this route for clients that accept gzip.
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withGzip(
  endpoint(expenseStore, { GET: getExpenses("gzip") }),
);
