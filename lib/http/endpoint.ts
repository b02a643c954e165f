import { type ExpenseStore, StoreError } from "@/lib/store/port";
import { problem, RequestError } from "./problem";

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
 * A route's answers to every method: the given handlers, HEAD as GET, OPTIONS,
 * and 405 for the rest. Whatever a handler throws leaves as a problem.
 */
export function endpoint(
  openStore: () => ExpenseStore,
  handlers: Partial<Record<"GET" | "POST", Handler>>,
): Endpoint {
  const allowed = METHODS.filter(
    (method) =>
      method === "OPTIONS" || (method === "HEAD" ? "GET" : method) in handlers,
  );
  const allow = allowed.join(", ");

  const answer = async (request: Request): Promise<Response> => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method === "OPTIONS")
      return new Response(null, { status: 204, headers: { allow } });
    const handler = (handlers as Partial<Record<string, Handler>>)[method];
    if (!handler)
      return problem("method_not_allowed", {
        detail: `Use ${allow}.`,
        headers: { allow },
      });
    try {
      const response = await handler(openStore(), request);
      if (request.method !== "HEAD") return response;
      await response.body?.cancel();
      return new Response(null, response);
    } catch (error) {
      return refusal(error, request);
    }
  };

  return Object.fromEntries(
    METHODS.map((method) => [method, answer]),
  ) as Endpoint;
}

/** Refusals that lie in the request, not in the store: nothing to log. */
const EXPECTED: readonly string[] = ["key_reused", "not_supported"];

function refusal(error: unknown, request: Request): Response {
  if (error instanceof RequestError)
    return problem(error.code, { detail: error.message, errors: error.errors });
  if (error instanceof StoreError && EXPECTED.includes(error.code))
    return problem(error.code, { detail: error.message });

  const { pathname } = new URL(request.url);
  const reason =
    error instanceof StoreError ? (error.cause ?? error.message) : error;
  console.error(`${request.method} ${pathname} failed: ${String(reason)}`);
  if (!(error instanceof StoreError)) return problem("internal");
  return problem(error.code, {
    detail: error.message,
    ...(error.code === "unavailable" && {
      headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
    }),
  });
}
