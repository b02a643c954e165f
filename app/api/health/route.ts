import { appContext } from "@/lib/app-context";
import { getHealth } from "@/lib/http/handlers/get-health";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getHealth },
);
