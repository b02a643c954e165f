import type { Browser, PageRequest } from "./open-browser";

/** The host is this machine, so that no name is looked up. */
export const REMOTE_API_URL = "http://127.0.0.1:9/v1";

/**
 * A minimal upstream host or external API at REMOTE_API_URL, which shares no code
 * with the app: `/show` returns an array, `/add` an empty 200.
 */
export function fakeRemoteApi(browser: Browser) {
  const remote = {
    /** The response of `/show`. */
    rows: [] as unknown[],
    requests: [] as PageRequest[],
    isDown: false,
  };
  browser.respond((request) => {
    if (!request.url.startsWith(REMOTE_API_URL)) return undefined;
    remote.requests.push(request);
    if (remote.isDown) throw new TypeError("Failed to fetch");
    const path = request.url.slice(REMOTE_API_URL.length);
    switch (`${request.method} ${path}`) {
      case "GET /show":
        return Response.json(remote.rows);
      case "POST /add":
        remote.rows.unshift({
          _id: remote.rows.length,
          __v: 0,
          ...(request.body as object),
        });
        return new Response("");
      default:
        return new Response("", { status: 404 });
    }
  });
  return remote;
}
