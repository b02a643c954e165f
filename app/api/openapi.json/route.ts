import { appContext } from "@/lib/server/app-context";
import { getOpenApi } from "@/lib/server/http/openapi/openapi-document";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getOpenApi },
);
