import { noContent } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  requireFound,
  requireSameList,
} from "@/lib/server/http/list/list-access";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  emptyResponse,
  OWN_LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";

export const deleteListReaderOperation = {
  operationId: "endReader",
  summary: "Ends the link that only reads the list.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    204: emptyResponse("No link only reads the list."),
    ...problemResponses(OWN_LIST_CALL_PROBLEMS),
  },
};

/** DELETE /api/list/reader */
export const deleteListReader = withListAccess(async (access, request) => {
  requireSameList(access, request);
  const { registry, record } = requireFound(access.list);
  await registry.removeReader(record.id);
  return noContent();
});
