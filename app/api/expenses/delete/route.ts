import { appContext } from "@/lib/server/app-context";
import { postExpenseRemovals } from "@/lib/server/http/handlers/post-expense-removals";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: withList(postExpenseRemovals) },
);
