import { appContext } from "@/lib/server/app-context";
import { postExpenseBatch } from "@/lib/server/http/handlers/post-expense-batch";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: withList(postExpenseBatch) },
);
