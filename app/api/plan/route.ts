import { appContext } from "@/lib/app-context";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { getPlan } from "@/lib/http/plan-handlers/get-plan";
import { putPlan } from "@/lib/http/plan-handlers/put-plan";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: withList(getPlan), PUT: withList(putPlan) },
);
