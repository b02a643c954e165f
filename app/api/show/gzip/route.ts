import { endpoint } from "@/lib/http/middleware/endpoint";
import { gzipped } from "@/lib/http/middleware/gzipped";
import { listExpenses } from "@/lib/http/handlers/get-expenses";
import { expenseStore } from "@/lib/store";

// /api/show for those who take gzip: next.config.ts leads them here.
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = gzipped(
  endpoint(expenseStore, { GET: listExpenses("gzip") }),
);
