import { noContent } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  requireFound,
  requireSameList,
} from "@/lib/server/http/list/list-access";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  emptyResponse,
  NOT_EDITABLE_PROBLEM,
  OWN_LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import { ONE_LIST } from "@/lib/server/store/port";

export const deleteListOperation = {
  operationId: "eraseList",
  summary:
    "Erases every expense of the list, also those that cannot be read, its plan, and a private list itself.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    204: emptyResponse("Everything is erased."),
    ...problemResponses({ ...OWN_LIST_CALL_PROBLEMS, ...NOT_EDITABLE_PROBLEM }),
  },
};

/** DELETE /api/list */
export const deleteList = withListAccess(
  async (access, request, { store, bodyCache }) => {
    requireSameList(access, request);
    const { list, ref } = access;
    const isOne = list.status === "one";
    const id = isOne ? ONE_LIST : requireFound(list).record.id;
    try {
      await store.forList(id).erase();
    } finally {
      // The cache is emptied also when only a part could be removed.
      bodyCache.remove(ref);
    }
    if (!isOne) access.leave();
    return noContent();
  },
);
