import { appContext } from "@/lib/app-context";
import { notFound } from "@/lib/http/handlers/not-found";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: notFound, POST: notFound, PUT: notFound, DELETE: notFound },
);
