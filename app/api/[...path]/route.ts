import { appContext } from "@/lib/server/app-context";
import { notFound } from "@/lib/server/http/handlers/not-found";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: notFound, POST: notFound, PUT: notFound, DELETE: notFound },
);
