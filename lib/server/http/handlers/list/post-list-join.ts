import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import {
  requirePrivate,
  requireSameList,
} from "@/lib/server/http/list/list-access";
import {
  asToken,
  MAX_TOKEN_LENGTH,
  tokenDigest,
} from "@/lib/server/http/list/list-token";
import { withListAccess } from "@/lib/server/http/list/with-list";
import {
  BODY_PROBLEMS,
  jsonResponse,
  LIST_CALL_PROBLEMS,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import { RequestError } from "@/lib/server/http/problem";
import {
  type ExpenseStore,
  type ListRecord,
  StoreError,
} from "@/lib/server/store/port";
import { jsonRequestBody, readBody } from "@/lib/server/http/request/json-body";
import { listJson, listSchema } from "./list-json";

const bodySchema = z.strictObject({
  token: z.string().min(1).max(MAX_TOKEN_LENGTH),
  access: z.literal("read").optional().meta({
    description:
      "Only the token of a link that only reads is accepted: the client has said so to its user.",
  }),
});

export const postListJoinOperation = {
  operationId: "joinList",
  summary: "Opens the list of a join link on this client.",
  parameters: [IF_LIST_PARAMETER],
  requestBody: jsonRequestBody(bodySchema),
  responses: {
    200: jsonResponse("The list that the cookie now has.", listSchema),
    ...problemResponses({
      ...BODY_PROBLEMS,
      ...LIST_CALL_PROBLEMS,
      404: "No list has this token.",
      410: "The list that had this token has another one now.",
    }),
  },
};

/** POST /api/list/join */
export const postListJoin = withListAccess(
  async (access, request, { store }) => {
    const body = await readBody(request, bodySchema);
    const token = asToken(body.token);
    const list = requirePrivate(access.list);
    const { registry } = list;
    requireSameList(access, request);
    const digest = tokenDigest(token);
    const ofToken = await registry.find(digest);
    const found =
      body.access === undefined || ofToken?.access === body.access
        ? ofToken
        : undefined;
    // The reader link of the client's own list must not take away its access.
    const isOwn =
      list.status === "found" &&
      list.record.access === "full" &&
      list.record.id === found?.id;
    const record = isOwn ? list.record : found;
    const json = record && (await joinedJson(store, record));
    if (!json) {
      await access.takePoints("unknownTokens");
      throw (await registry.findRotation(digest))
        ? new RequestError("gone", "The link was replaced by another one.")
        : new RequestError("not_found", "No list has this token.");
    }
    if (record.access === "full") await registry.touch(record.id);
    access.enter(record, isOwn ? list.token : token);
    return noStoreJson(json);
  },
  { forReaders: true },
);

/** Undefined for a list that was erased since it was found. */
async function joinedJson(store: ExpenseStore, record: ListRecord) {
  try {
    return await listJson(store, record);
  } catch (error) {
    if (error instanceof StoreError && error.code === "list_gone")
      return undefined;
    throw error;
  }
}
