import { randomUUID } from "node:crypto";
import { type ExpenseStore, StoreError } from "@/lib/server/store/port";
import { isAllowedHost } from "@/lib/server/http/request/allowed-host";
import { isCrossSite } from "@/lib/server/http/request/cross-site";
import { problem, RequestError } from "@/lib/server/http/problem";
import type { BodyCache } from "@/lib/server/http/body/body-cache";
import type { RateLimits } from "@/lib/server/rate-limit/rate-limiter";
import { VIA, REQUEST_ID_HEADER } from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";

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

/** The services and settings of the process. */
export type AppContext = {
  store: ExpenseStore;
  listsMode: "one" | "private";
  bodyCache: BodyCache;
  limits: RateLimits;
  /** How many proxies in front of the server append to X-Forwarded-For. */
  trustedProxies: number;
  /** Whether a proxy sets X-Forwarded-Proto; otherwise clients can set it. */
  trustsForwardedProto: boolean;
  /** Whether the limits except clients on this machine. */
  exemptsLocalClients: boolean;
  /** The names of the server, in lower case; undefined for any. */
  allowedHosts: readonly string[] | undefined;
};

/** `headers` are added to the response, also when it is a problem. */
export type RequestContext = AppContext & { headers: Headers };

export type Handler = (
  context: RequestContext,
  request: Request,
) => Promise<Response>;
export type Endpoint = Record<Method, (request: Request) => Promise<Response>>;

const RETRY_AFTER_SECONDS = 5;
const SECRET = /[0-9a-f]{32,}/gi;

/**
 * The exports of a route for every method: the given handlers, HEAD as GET,
 * OPTIONS, and 405 for the others. An error of a handler becomes a problem
 * response and a log line with the request id of the response.
 */
export function endpoint(
  openContext: () => AppContext,
  handlers: Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Handler>>,
): Endpoint {
  const allowed = METHODS.filter(
    (method) =>
      method === "OPTIONS" || (method === "HEAD" ? "GET" : method) in handlers,
  );
  const allow = allowed.join(", ");

  const handle = async (
    request: Request,
    headers: Headers,
  ): Promise<Response> => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method === "OPTIONS")
      return new Response(null, {
        status: HTTP.NO_CONTENT,
        headers: { allow },
      });
    const handler = (handlers as Partial<Record<string, Handler>>)[method];
    if (!handler) throw new RequestError("method_not_allowed", `Use ${allow}.`);
    if (method !== "GET" && isCrossSite(request))
      throw new RequestError(
        "cross_site",
        "Other websites cannot change expenses.",
      );
    const context = { ...openContext(), headers };
    if (!isAllowedHost(request, context.allowedHosts))
      throw new RequestError("misdirected", "The Host has another name.");
    if (context.listsMode === "private") headers.set("vary", "cookie");
    if (context.store.name === "upstream" && hasLooped(request))
      throw new RequestError("loop", "EXPENSES_HOST leads back to this app.");
    const response = await handler(context, request);
    if (request.method !== "HEAD") return response;
    await response.body?.cancel();
    return new Response(null, response);
  };

  const respond = async (request: Request): Promise<Response> => {
    const id = randomUUID();
    const headers = new Headers();
    const response = await handle(request, headers).catch((error: unknown) => {
      const response = toProblem(error, allow);
      log(id, request, response.status, error);
      return response;
    });
    headers.set(REQUEST_ID_HEADER, id);
    for (const [name, value] of headers) response.headers.append(name, value);
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

/**
 * Writes one line, without content of the request's body. Error messages of a
 * database can quote the id of a list or the digest of its token.
 */
function log(id: string, request: Request, status: number, error: unknown) {
  const reason =
    error instanceof StoreError ? (error.cause ?? error.message) : error;
  const message =
    error instanceof RequestError ? error.message : String(reason);
  const { pathname } = new URL(request.url);
  const line = `${id} ${request.method} ${pathname} ${status}: ${message.replace(/[\s\p{Cc}]+/gu, " ").replace(SECRET, "[hidden]")}`;
  if (status >= HTTP.SERVER_ERROR) console.error(line);
  else console.warn(line);
}
