import { appContext } from "@/lib/app-context";
import { postExpenseRemovals } from "@/lib/http/handlers/post-expense-removals";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: withList(postExpenseRemovals) },
);
