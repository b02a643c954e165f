import { postExpense } from "@/lib/http/handlers/post-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { withRateLimit } from "@/lib/http/middleware/rate-limit";
import { writeRateLimit } from "@/lib/rate-limit";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { POST: withRateLimit(writeRateLimit, postExpense) },
);
