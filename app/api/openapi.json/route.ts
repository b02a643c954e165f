import { appContext } from "@/lib/app-context";
import { getOpenApi } from "@/lib/http/handlers/get-openapi";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getOpenApi },
);
