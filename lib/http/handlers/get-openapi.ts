import type { Handler } from "@/lib/http/middleware/endpoint";
import { OPENAPI_DOCUMENT } from "@/lib/http/openapi/openapi-document";

/** GET /api/openapi.json: the description of this API. */
export const getOpenApi: Handler = async () =>
  Response.json(OPENAPI_DOCUMENT, { headers: { "cache-control": "no-store" } });
