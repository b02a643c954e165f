import { toJson } from "@/lib/expenses/expense";
import type { Handler } from "./endpoint";

/** GET {host}/show: all expenses, or 304 when the client has them. */
export const listExpenses: Handler = async (store, request) => {
  // The revision first: a change in between then costs one more 200, whereas
  // the other order would put a new ETag on an old list.
  const etag = `"${await store.revision()}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (namesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return Response.json((await store.list()).map(toJson), { headers });
};

function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
