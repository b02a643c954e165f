import { endpoint } from "@/lib/http/middleware/endpoint";
import { withGzip } from "@/lib/http/middleware/gzip";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { expenseStore } from "@/lib/store";

// /api/show for those who take gzip: next.config.ts leads them here.
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withGzip(
  endpoint(expenseStore, { GET: getExpenses("gzip") }),
);
