import { z } from "zod";
import { deleteExpenseOperation } from "@/lib/http/handlers/delete-expense";
import { getExpensesOperation } from "@/lib/http/handlers/get-expenses";
import { getHealthOperation } from "@/lib/http/handlers/get-health";
import { getSuggestionsOperation } from "@/lib/http/handlers/get-suggestions";
import { postExpenseOperation } from "@/lib/http/handlers/post-expense";
import { putExpenseOperation } from "@/lib/http/handlers/put-expense";
import { problemSchema } from "@/lib/http/problem";

/** The OpenAPI 3.1 description of this API, from the operations that the handlers declare. */
export const OPENAPI_DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "Campus Kharcha",
    version: "1",
    description: "The expenses of one student, in rupees.",
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
    "/suggestions": { get: getSuggestionsOperation },
    "/health": { get: getHealthOperation },
  },
  components: { schemas: { Problem: z.toJSONSchema(problemSchema) } },
};
