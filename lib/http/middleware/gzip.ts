import type { Endpoint } from "./endpoint";

/**
 * The endpoint with gzip on every body that has none yet. For a route whose
 * answers are declared compressed in next.config.ts, all of them.
 */
export function withGzip(endpoint: Endpoint): Endpoint {
  const answers = Object.entries(endpoint).map(([method, answer]) => [
    method,
    async (request: Request) => compress(await answer(request)),
  ]);
  return Object.fromEntries(answers) as Endpoint;
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
