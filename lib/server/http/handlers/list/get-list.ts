import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import { requireSameList } from "@/lib/server/http/list/list-access";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  jsonResponse,
  problemResponses,
  READ_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { listJson, listSchema } from "./list-json";

export const getListOperation = {
  operationId: "showList",
  summary: "The list of this client, without its expenses.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    200: jsonResponse("With `exists: false`, it has no list.", listSchema),
    ...problemResponses(READ_PROBLEMS),
  },
};

/** GET /api/list */
export const getList = withListAccess(async (access, request, { store }) => {
  requireSameList(access, request);
  const { list } = access;
  if (list.status === "one") return noStoreJson({ mode: "one" });
  return noStoreJson(
    list.status === "found"
      ? await listJson(store, list.record)
      : { mode: "private", exists: false },
  );
});
