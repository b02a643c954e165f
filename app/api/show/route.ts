import { appContext } from "@/lib/app-context";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: withList(getExpenses("identity")) },
);
