import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  requireFound,
  requirePrivate,
  requireSameList,
  unknownList,
} from "@/lib/server/http/list/list-access";
import {
  replayRotation,
  rotateToken,
} from "@/lib/server/http/list/rotate-token";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  BODY_PROBLEMS,
  jsonResponse,
  OWN_LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import { RequestError } from "@/lib/server/http/problem";
import {
  IDEMPOTENCY_KEY_PARAMETER,
  idempotencyKey,
} from "@/lib/server/http/request/idempotency-key";
import { jsonRequestBody, readBody } from "@/lib/server/http/request/json-body";
import { IF_LIST_HEADER } from "@/lib/domain/wire/headers";

/** 128 random bits in base64url have this length: the key also protects the new token. */
const MIN_KEY_LENGTH = 22;

const bodySchema = z.strictObject({
  rotate: z.boolean().default(false).meta({
    description: "Replaces the token: other devices and old links lose access.",
  }),
});

export const postListLinkOperation = {
  operationId: "linkList",
  summary: "The token for a join link to the list.",
  parameters: [
    {
      ...IDEMPOTENCY_KEY_PARAMETER,
      description: `Random, at least ${MIN_KEY_LENGTH} characters. Until the next rotation, a retry with this key replaces nothing and gets the same token, also with the token from before the rotation.`,
    },
    IF_LIST_PARAMETER,
  ],
  requestBody: jsonRequestBody(bodySchema),
  responses: {
    200: jsonResponse(
      "A rotation also sets the cookie.",
      z.object({ token: z.string() }),
    ),
    ...problemResponses({ ...BODY_PROBLEMS, ...OWN_LIST_CALL_PROBLEMS }),
  },
};

/** POST /api/list/link */
export const postListLink = withListAccess(async (access, request) => {
  const { rotate } = await readBody(request, bodySchema);
  const key = idempotencyKey(request);
  if (key.length < MIN_KEY_LENGTH)
    throw new RequestError(
      "bad_request",
      `The Idempotency-Key must have at least ${MIN_KEY_LENGTH} characters.`,
    );
  const list = requirePrivate(access.list);
  if (list.status !== "gone") requireSameList(access, request);
  if (!rotate) return noStoreJson({ token: requireFound(list).token });
  const rotated =
    list.status === "gone"
      ? await replayRotation(list, key, request.headers.get(IF_LIST_HEADER))
      : await rotateToken(requireFound(list), key);
  if (!rotated) throw unknownList();
  access.enter(rotated.record, rotated.token);
  return noStoreJson({ token: rotated.token });
});
