import { appContext } from "@/lib/server/app-context";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { getPlan } from "@/lib/server/http/handlers/plan/get-plan";
import { putPlan } from "@/lib/server/http/handlers/plan/put-plan";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: withList(getPlan), PUT: withList(putPlan) },
);
