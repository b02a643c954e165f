import { notFound } from "@/lib/http/handlers/not-found";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  {
    GET: notFound,
    POST: notFound,
    PUT: notFound,
    DELETE: notFound,
  },
);
