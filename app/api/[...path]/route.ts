import { endpoint, nothingHere } from "@/lib/http/middleware/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  {
    GET: nothingHere,
    POST: nothingHere,
    PUT: nothingHere,
    DELETE: nothingHere,
  },
);
