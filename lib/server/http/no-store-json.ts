import * as HTTP from "@/lib/domain/wire/http-status";

export function noStoreJson(
  body: unknown,
  status: number = HTTP.OK,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", ...headers },
  });
}

/** A 204 that no cache stores. */
export function noContent(): Response {
  return new Response(null, {
    status: HTTP.NO_CONTENT,
    headers: { "cache-control": "no-store" },
  });
}
