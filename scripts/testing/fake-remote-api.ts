import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type FakeRemoteApi = {
  url: string;
  /** The response of `/show`. */
  rows: unknown[];
  /** The requests so far, such as `GET /show`. */
  calls: string[];
  close: () => Promise<void>;
};

/**
 * Starts a minimal upstream host or external API, which shares no code with the
 * app: `/show` returns an array, `/add` an empty 200, and CORS is open.
 */
export async function startFakeRemoteApi(port = 0): Promise<FakeRemoteApi> {
  const rows: unknown[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.setHeader("access-control-allow-origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-headers", "content-type");
      response.end();
    } else if (request.method === "GET" && request.url === "/show") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(rows));
    } else if (request.method === "POST" && request.url === "/add") {
      void text(request).then((body) => {
        const expense = JSON.parse(body) as object;
        rows.unshift({ _id: rows.length, __v: 0, ...expense });
        response.end();
      });
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
