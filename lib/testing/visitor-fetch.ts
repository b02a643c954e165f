import { vi } from "vitest";
import type { Visitor } from "./test-api";

type Send = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Replaces `fetch` by the routes of `startApi`, with the cookies of the visitor.
 *
 * @param intercept gets each request, and the function that sends it
 */
export function stubVisitorFetch(
  visitor: Visitor,
  intercept: (
    path: string,
    send: () => Promise<Response>,
  ) => Promise<Response> = (_, send) => send(),
) {
  const send: Send = (path, { method = "GET", headers, body }) =>
    visitor.send(method, path, {
      ...(typeof body === "string" && { body: JSON.parse(body) as unknown }),
      headers: Object.fromEntries(new Headers(headers)),
    });
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, "");
    return intercept(path, () => send(path, init));
  });
}
