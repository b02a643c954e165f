import { appContext } from "@/lib/server/app-context";
import { getSuggestions } from "@/lib/server/http/handlers/get-suggestions";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: withList(getSuggestions) },
);
