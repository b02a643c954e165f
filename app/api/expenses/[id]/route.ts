import { appContext } from "@/lib/app-context";
import { deleteExpense } from "@/lib/http/handlers/delete-expense";
import { putExpense } from "@/lib/http/handlers/put-expense";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { PUT: withList(putExpense), DELETE: withList(deleteExpense) },
);
