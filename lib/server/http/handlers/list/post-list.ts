import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  accessOf,
  requirePrivate,
  requireSameList,
  unknownList,
} from "@/lib/server/http/list/list-access";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  BODY_PROBLEMS,
  jsonResponse,
  LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import {
  jsonRequestBody,
  readOptionalBody,
} from "@/lib/server/http/request/json-body";
import { listJson, listSchema } from "./list-json";
import * as HTTP from "@/lib/domain/wire/http-status";

const bodySchema = z.strictObject({
  new: z.literal(true).optional().meta({
    description:
      "Makes another list if no list has the cookie's token, or if it is that of a link that only reads.",
  }),
});

export const postListOperation = {
  operationId: "makeList",
  summary: "Makes a list if this client has none, and renews its cookie.",
  parameters: [IF_LIST_PARAMETER],
  requestBody: jsonRequestBody(bodySchema, { required: false }),
  responses: {
    200: jsonResponse("The list existed; its cookie is renewed.", listSchema),
    201: jsonResponse("The new list.", listSchema),
    ...problemResponses({ ...BODY_PROBLEMS, ...LIST_CALL_PROBLEMS }),
  },
};

/**
 * POST /api/list. Never replaces a list that this client can change: two tabs that
 * both start another list end in the same one.
 */
export const postList = withListAccess(
  async (access, request, { store }) => {
    const body = await readOptionalBody(request, bodySchema);
    const list = requirePrivate(access.list);
    requireSameList(access, request);
    const isReader = accessOf(list) === "read";
    if (list.status === "found" && !(isReader && body?.new)) {
      if (!isReader) await list.registry.touch(list.record.id);
      const json = await listJson(store, list.record);
      access.enter(list.record, list.token);
      return noStoreJson(json);
    }
    if (list.status === "gone" && !body?.new) throw unknownList();
    const created = await listJson(store, await access.create());
    return noStoreJson(created, HTTP.CREATED);
  },
  { forReaders: true },
);
