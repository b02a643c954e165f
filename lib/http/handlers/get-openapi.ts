import { noStoreJson } from "@/lib/http/no-store-json";
import type { Handler } from "@/lib/http/middleware/endpoint";
import { OPENAPI_DOCUMENT } from "@/lib/http/openapi/openapi-document";

/** GET /api/openapi.json: the description of this API. */
export const getOpenApi: Handler = async () => noStoreJson(OPENAPI_DOCUMENT);
