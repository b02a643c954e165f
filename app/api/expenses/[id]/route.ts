import { appContext } from "@/lib/server/app-context";
import { deleteExpense } from "@/lib/server/http/handlers/delete-expense";
import { putExpense } from "@/lib/server/http/handlers/put-expense";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { PUT: withList(putExpense), DELETE: withList(deleteExpense) },
);
