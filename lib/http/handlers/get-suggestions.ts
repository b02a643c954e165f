import { NEWEST_COUNTED, suggestions } from "@/lib/list/suggestions";
import type { Handler } from "@/lib/http/middleware/endpoint";
import { toJson } from "@/lib/wire/expense-json";

/** GET /api/suggestions: what was recorded before. An outside host is not read for it. */
export const getSuggestions: Handler = async (store) => {
  const newest = store.editable ? await store.newest(NEWEST_COUNTED) : [];
  return Response.json(suggestions(newest).map(toJson), {
    headers: { "cache-control": "no-store" },
  });
};
