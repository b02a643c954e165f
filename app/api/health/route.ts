import { appContext } from "@/lib/server/app-context";
import { getHealth } from "@/lib/server/http/handlers/get-health";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getHealth },
);
