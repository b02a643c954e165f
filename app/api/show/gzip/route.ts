import { appContext } from "@/lib/app-context";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { withGzip } from "@/lib/http/middleware/gzip";

// next.config.ts rewrites /api/show to this route for clients that accept gzip.
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = withGzip(
  endpoint(appContext, { GET: withList(getExpenses("gzip")) }),
);
