import type { Endpoint } from "./endpoint";

/**
 * Compresses every response of the endpoint that is not compressed yet. For a
 * route that next.config.ts gives the header Content-Encoding on every response.
 */
export function withGzip(endpoint: Endpoint): Endpoint {
  const compressed = Object.entries(endpoint).map(([method, respond]) => [
    method,
    async (request: Request) => compress(await respond(request)),
  ]);
  return Object.fromEntries(compressed) as Endpoint;
}

function compress(response: Response): Response {
  if (!response.body || response.headers.has("content-encoding"))
    return response;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  const body = response.body.pipeThrough(new CompressionStream("gzip"));
  return new Response(body, { status: response.status, headers });
}
