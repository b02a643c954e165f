import { z } from "zod";
import type { ContentEncoding } from "@/lib/server/http/body/content-encoding";
import { entityTag, matchesEntityTag } from "@/lib/server/http/body/entity-tag";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  emptyResponse,
  expenseSchema,
  jsonResponse,
  problemResponses,
  READ_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { EDITABLE_HEADER, UNREADABLE_HEADER } from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";

export const getExpensesOperation = {
  operationId: "listExpenses",
  summary: "All expenses, newest date first, then newest added.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    200: jsonResponse("The list, with an ETag.", z.array(expenseSchema)),
    304: emptyResponse("The client already has this list."),
    ...problemResponses(READ_PROBLEMS),
  },
};

/** GET /api/show: all expenses, or 304 if the client already has them. */
export function getExpenses(encoding: ContentEncoding): ListHandler {
  return async (store, request, { ref, isEditable, bodyCache }) => {
    // The revision is read before the list: a change between the two costs one
    // more 200. The other order would send an old list under a new ETag.
    const revision = await store.revision();
    const headers = (revision: string) => ({
      etag: entityTag(ref, revision, encoding),
      "cache-control": "private, no-cache",
      vary: "accept-encoding",
      [EDITABLE_HEADER]: `${isEditable}`,
    });
    const ifNoneMatch = request.headers.get("if-none-match");
    if (matchesEntityTag(ifNoneMatch, entityTag(ref, revision, encoding)))
      return new Response(null, {
        status: HTTP.NOT_MODIFIED,
        headers: headers(revision),
      });

    const version = { store, ref, revision, encoding };
    const encoded =
      (await bodyCache.body(version)) ??
      (await bodyCache.stream(version, request.signal));
    return new Response(encoded.body(), {
      headers: {
        ...headers(encoded.revision ?? revision),
        "content-type": "application/json",
        ...(encoding === "gzip" && { "content-encoding": encoding }),
        ...(encoded.unreadable > 0 && {
          [UNREADABLE_HEADER]: `${encoded.unreadable}`,
        }),
      },
    });
  };
}
