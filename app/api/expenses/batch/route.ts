import { appContext } from "@/lib/app-context";
import { postExpenseBatch } from "@/lib/http/handlers/post-expense-batch";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: withList(postExpenseBatch) },
);
