import { appContext } from "@/lib/app-context";
import { postExpense } from "@/lib/http/handlers/post-expense";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: withList(postExpense) },
);
