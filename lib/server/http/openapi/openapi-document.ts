import { z } from "zod";
import { deleteExpenseOperation } from "@/lib/server/http/handlers/delete-expense";
import { getExpensesOperation } from "@/lib/server/http/handlers/get-expenses";
import { getHealthOperation } from "@/lib/server/http/handlers/get-health";
import { getSuggestionsOperation } from "@/lib/server/http/handlers/get-suggestions";
import { postExpenseOperation } from "@/lib/server/http/handlers/post-expense";
import { putExpenseOperation } from "@/lib/server/http/handlers/put-expense";
import { postExpenseBatchOperation } from "@/lib/server/http/handlers/post-expense-batch";
import { postExpenseRemovalsOperation } from "@/lib/server/http/handlers/post-expense-removals";
import { deleteListReaderOperation } from "@/lib/server/http/handlers/list/delete-list-reader";
import { postListReaderOperation } from "@/lib/server/http/handlers/list/post-list-reader";
import { deleteListOperation } from "@/lib/server/http/handlers/list/delete-list";
import { getListOperation } from "@/lib/server/http/handlers/list/get-list";
import { postListOperation } from "@/lib/server/http/handlers/list/post-list";
import { postListJoinOperation } from "@/lib/server/http/handlers/list/post-list-join";
import { postListLinkOperation } from "@/lib/server/http/handlers/list/post-list-link";
import { getPlanOperation } from "@/lib/server/http/handlers/plan/get-plan";
import { putPlanOperation } from "@/lib/server/http/handlers/plan/put-plan";
import { problemSchema } from "@/lib/server/http/problem";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import type { Handler } from "@/lib/server/http/middleware/endpoint";

/** The OpenAPI 3.1 description of this API, from the operations that the handlers declare. */
export const OPENAPI_DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "Campus Kharcha",
    version: "1",
    description:
      "The expenses of a student, in rupees. Every response for which the list was looked up has the header `List`, and that of a private list `List-Access`: `full`, or `read` with the cookie of a link that only reads. A 403 without a code, a 421 for a `Host` that the server does not have, and a 429 for the writes of a client, are sent before that.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/api" }],
  paths: {
    "/show": { get: getExpensesOperation },
    "/add": { post: postExpenseOperation },
    "/expenses/{id}": {
      put: putExpenseOperation,
      delete: deleteExpenseOperation,
    },
    "/expenses/batch": { post: postExpenseBatchOperation },
    "/expenses/delete": { post: postExpenseRemovalsOperation },
    "/suggestions": { get: getSuggestionsOperation },
    "/plan": { get: getPlanOperation, put: putPlanOperation },
    "/list": {
      get: getListOperation,
      post: postListOperation,
      delete: deleteListOperation,
    },
    "/list/link": { post: postListLinkOperation },
    "/list/join": { post: postListJoinOperation },
    "/list/reader": {
      post: postListReaderOperation,
      delete: deleteListReaderOperation,
    },
    "/health": { get: getHealthOperation },
  },
  components: { schemas: { Problem: z.toJSONSchema(problemSchema) } },
};

/** GET /api/openapi.json: the description of this API. */
export const getOpenApi: Handler = async () => noStoreJson(OPENAPI_DOCUMENT);
