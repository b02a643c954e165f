import type { Socket } from "node:net";
import { expect, test } from "../fixtures";
import { sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { expectSecurityHeaders, findRoutes, type Route } from "./routes";

const BIG_BYTES = 20_000_000;
const CHUNK = " ".repeat(64 * 1024);
/** The buffers of the operating system accept bytes that the server does not read. */
const MAX_BUFFERED_BYTES = 8_000_000;

let routes: Route[];
test.beforeAll(async ({ server }) => {
  routes = await findRoutes(server);
});

test("every route rejects a body that is too long, and stops reading it", async ({
  server,
}) => {
  for (const [header, chunk] of [
    [`content-length: ${BIG_BYTES}`, CHUNK],
    ["transfer-encoding: chunked", `10000\r\n${CHUNK}\r\n`],
  ] as const)
    await forEach(async ({ path, write, acceptsBody }) => {
      const what = `${write} ${path}, ${header}`;
      let sent = 0;
      const send = (socket: Socket) => {
        while (!socket.destroyed && sent < BIG_BYTES) {
          sent += CHUNK.length;
          if (!socket.write(chunk)) break;
        }
      };
      const lines = [
        `${write} ${path} HTTP/1.1`,
        "host: localhost",
        "content-type: application/json",
        header,
        "",
        "",
      ];
      let response = "";
      // Repeated: a connection that is reset while the client sends may lose the response.
      while (!response) {
        sent = 0;
        response = await sendRaw(server.url, lines, (socket) => {
          socket.on("drain", () => send(socket));
          send(socket);
        });
        expect(sent, what).toBeLessThan(MAX_BUFFERED_BYTES);
      }
      // 303: a shared body is not read.
      const expected = acceptsBody ? [413] : [303, 404, 405];
      expect.soft(expected, what).toContain(statusOf(response));
      expect.soft(response.match(/HTTP\/1\.1 /g), what).toHaveLength(1);
    });
});

test(
  "every route ends a request with an incomplete body",
  {
    tag: "@long",
  },
  async ({ server }) => {
    await forEach(async ({ path, write, acceptsBody }) => {
      const response = await sendRaw(server.url, [
        `${write} ${path} HTTP/1.1`,
        "host: localhost",
        "content-type: application/json",
        "content-length: 100",
        "",
        "{",
      ]);
      const what = `${write} ${path}`;
      // 408: after ten seconds. Without that limit, an idle connection gets no response.
      const expected = acceptsBody ? [400, 408] : [303, 404, 405];
      expect.soft(expected, what).toContain(statusOf(response));
      expectSecurityHeaders(response, what);
    });
  },
);

async function forEach(check: (route: Route) => Promise<void>) {
  await Promise.all(routes.map(check));
}
