import { deleteExpense } from "@/lib/http/handlers/delete-expense";
import { putExpense } from "@/lib/http/handlers/put-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { withRateLimit } from "@/lib/http/middleware/rate-limit";
import { writeRateLimit } from "@/lib/rate-limit";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  {
    PUT: withRateLimit(writeRateLimit, putExpense),
    DELETE: withRateLimit(writeRateLimit, deleteExpense),
  },
);
