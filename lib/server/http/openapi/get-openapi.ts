import { noStoreJson } from "@/lib/server/http/no-store-json";
import type { Handler } from "@/lib/server/http/middleware/endpoint";
import { OPENAPI_DOCUMENT } from "@/lib/server/http/openapi/openapi-document";

/** GET /api/openapi.json: the description of this API. */
export const getOpenApi: Handler = async () => noStoreJson(OPENAPI_DOCUMENT);
