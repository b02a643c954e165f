import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import type { Handler } from "@/lib/server/http/middleware/endpoint";
import {
  jsonResponse,
  problemResponses,
} from "@/lib/server/http/openapi-responses";

const healthSchema = z.object({ store: z.string(), status: z.literal("ok") });

export const getHealthOperation = {
  operationId: "reportHealth",
  summary: "The name of the store in use, after a successful call to it.",
  responses: {
    200: jsonResponse("The store is available.", healthSchema),
    ...problemResponses(),
  },
};

/** GET /api/health */
export const getHealth: Handler = async ({ store }) => {
  await store.health();
  return noStoreJson({ store: store.name, status: "ok" });
};
