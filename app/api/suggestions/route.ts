import { appContext } from "@/lib/app-context";
import { getSuggestions } from "@/lib/http/handlers/get-suggestions";
import { withList } from "@/lib/http/list/with-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: withList(getSuggestions) },
);
