import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  requireFound,
  requireSameList,
  unknownList,
} from "@/lib/server/http/list/list-access";
import { openReaderLink } from "@/lib/server/http/list/reader-link";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  BODY_PROBLEMS,
  jsonResponse,
  OWN_LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import {
  jsonRequestBody,
  readOptionalBody,
} from "@/lib/server/http/request/json-body";

const bodySchema = z.strictObject({});

export const postListReaderOperation = {
  operationId: "linkReader",
  summary:
    "The token for a join link that only reads the list; makes it if there is none.",
  parameters: [IF_LIST_PARAMETER],
  requestBody: jsonRequestBody(bodySchema, { required: false }),
  responses: {
    200: jsonResponse(
      "The same token until it is ended, or the other link of the list is replaced.",
      z.object({ token: z.string() }),
    ),
    ...problemResponses({ ...BODY_PROBLEMS, ...OWN_LIST_CALL_PROBLEMS }),
  },
};

/** POST /api/list/reader */
export const postListReader = withListAccess(async (access, request) => {
  await readOptionalBody(request, bodySchema);
  requireSameList(access, request);
  const token = await openReaderLink(requireFound(access.list));
  if (token === undefined) throw unknownList();
  return noStoreJson({ token });
});
