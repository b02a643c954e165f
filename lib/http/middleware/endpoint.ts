import { randomUUID } from "node:crypto";
import { type ExpenseStore, StoreError } from "@/lib/store/port";
import { isCrossSite } from "@/lib/http/request/cross-site";
import { problem, RequestError } from "@/lib/http/problem";
import { VIA, REQUEST_ID_HEADER } from "@/lib/wire/headers";

const METHODS = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
] as const;
type Method = (typeof METHODS)[number];

export type Handler = (
  store: ExpenseStore,
  request: Request,
) => Promise<Response>;
export type Endpoint = Record<Method, (request: Request) => Promise<Response>>;

const RETRY_AFTER_SECONDS = 5;

/**
 * The exports of a route for every method: the given handlers, HEAD as GET,
 * OPTIONS, and 405 for the others. An error of a handler becomes a problem
 * response and a log line with the request id of the response.
 */
export function endpoint(
  openStore: () => ExpenseStore,
  handlers: Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Handler>>,
): Endpoint {
  const allowed = METHODS.filter(
    (method) =>
      method === "OPTIONS" || (method === "HEAD" ? "GET" : method) in handlers,
  );
  const allow = allowed.join(", ");

  const handle = async (request: Request): Promise<Response> => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method === "OPTIONS")
      return new Response(null, { status: 204, headers: { allow } });
    const handler = (handlers as Partial<Record<string, Handler>>)[method];
    if (!handler) throw new RequestError("method_not_allowed", `Use ${allow}.`);
    if (method !== "GET" && isCrossSite(request))
      throw new RequestError(
        "cross_site",
        "Other websites cannot change expenses.",
      );
    const store = openStore();
    if (store.name === "upstream" && hasLooped(request))
      throw new RequestError("loop", "EXPENSES_HOST leads back to this app.");
    const response = await handler(store, request);
    if (request.method !== "HEAD") return response;
    await response.body?.cancel();
    return new Response(null, response);
  };

  const respond = async (request: Request): Promise<Response> => {
    const id = randomUUID();
    const response = await handle(request).catch((error: unknown) => {
      const response = toProblem(error, allow);
      log(id, request, response.status, error);
      return response;
    });
    response.headers.set(REQUEST_ID_HEADER, id);
    return response;
  };

  return Object.fromEntries(
    METHODS.map((method) => [method, respond]),
  ) as Endpoint;
}

/** Whether this app sent the request, directly or through other servers. */
function hasLooped({ headers }: Request): boolean {
  return headers.get("via")?.includes(VIA) ?? false;
}

function toProblem(error: unknown, allow: string): Response {
  if (error instanceof RequestError) {
    const { code, message, errors, retryAfterSeconds } = error;
    return problem(code, {
      detail: message,
      errors,
      headers: {
        ...(code === "method_not_allowed" && { allow }),
        ...(retryAfterSeconds && { "retry-after": `${retryAfterSeconds}` }),
      },
    });
  }
  if (!(error instanceof StoreError)) return problem("internal");
  return problem(error.code, {
    detail: error.message,
    headers: {
      ...(error.code === "unavailable" && {
        "retry-after": `${RETRY_AFTER_SECONDS}`,
      }),
    },
  });
}

/** Writes one line, without content of the request's body. */
function log(id: string, request: Request, status: number, error: unknown) {
  const reason =
    error instanceof StoreError ? (error.cause ?? error.message) : error;
  const message =
    error instanceof RequestError ? error.message : String(reason);
  const { pathname } = new URL(request.url);
  const line = `${id} ${request.method} ${pathname} ${status}: ${message.replace(/[\s\p{Cc}]+/gu, " ")}`;
  if (status >= 500) console.error(line);
  else console.warn(line);
}
