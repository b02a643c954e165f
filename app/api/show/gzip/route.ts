import { appContext } from "@/lib/server/app-context";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { withGzip } from "@/lib/server/http/middleware/gzip";

// next.config.ts rewrites /api/show to this route for clients that accept gzip.
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withGzip(
  endpoint(appContext, { GET: withList(getExpenses("gzip")) }),
);
