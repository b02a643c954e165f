import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** The fate of an add: when its connection is dropped, or the status that the browser gets. */
export type ProxyFault = "none" | "before" | "during" | "after" | number;

export type FaultProxy = {
  url: string;
  /** The fault of the next add, whose idempotency key is given. */
  faultOf: (key: string) => ProxyFault;
  /** The Retry-After of responses that are a fault. */
  retryAfter?: string | undefined;
  /** The largest number of adds without a response at one time. */
  mostAtOnce: number;
  close: () => Promise<void>;
};

/**
 * The headless shell ends the process of a service worker that sets a badge, as
 * Electron did: https://github.com/electron/electron/issues/25141
 */
const REMOVE_BADGES =
  "delete WorkerNavigator.prototype.setAppBadge;delete WorkerNavigator.prototype.clearAppBadge;\n";

/** An HTTP proxy in front of the server, whose faults meet `POST /api/add` only. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const proxy: FaultProxy = {
    url: "",
    faultOf: () => "none",
    mostAtOnce: 0,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  const waiting = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const isAdd = incoming.method === "POST" && incoming.url === "/api/add";
    if (isAdd) {
      waiting.add(outgoing);
      proxy.mostAtOnce = Math.max(proxy.mostAtOnce, waiting.size);
      outgoing.on("close", () => waiting.delete(outgoing));
    }
    const key = String(incoming.headers["idempotency-key"]);
    const fault = isAdd ? proxy.faultOf(key) : "none";
    if (fault === "before") return void incoming.socket.destroy();
    if (typeof fault === "number")
      return respond(outgoing, fault, proxy.retryAfter);
    const isWorker = incoming.method === "GET" && incoming.url === "/sw.js";
    const { "accept-encoding": encoding, ...headers } = incoming.headers;
    const forwarded = request(
      target + incoming.url,
      {
        method: incoming.method,
        // The server compares Host with Origin.
        headers: {
          ...headers,
          ...(encoding && !isWorker && { "accept-encoding": encoding }),
        },
      },
      (response) => {
        if (fault === "after")
          return void response.resume().on("end", () => drop(outgoing.socket));
        // A sender continues with the headers.
        waiting.delete(outgoing);
        const isChanged = isWorker && response.statusCode === 200;
        if (isChanged) delete response.headers["content-length"];
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        if (isChanged) outgoing.write(REMOVE_BADGES);
        if (fault === "during") {
          outgoing.flushHeaders();
          return void response.resume().on("end", () => drop(outgoing.socket));
        }
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => drop(outgoing.socket));
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  proxy.url = `http://127.0.0.1:${port}`;
  return proxy;
}

function respond(
  outgoing: ServerResponse,
  status: number,
  retryAfter: string | undefined,
) {
  outgoing
    .writeHead(status, {
      "content-type": "application/problem+json",
      ...(retryAfter && { "retry-after": retryAfter }),
    })
    .end("{}");
}

function drop(socket: Socket | null) {
  socket?.destroy();
}
