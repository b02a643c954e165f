import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What happens to an add: when its connection is dropped, or the status that the browser gets. */
export type ProxyFault = "none" | "before" | "during" | "after" | number;

export type FaultProxy = {
  url: string;
  /** The fault of the next add. */
  faultOf: () => ProxyFault;
  close: () => Promise<void>;
};

/** An HTTP proxy in front of the server, whose faults meet `POST /api/add` only. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const proxy: FaultProxy = {
    url: "",
    faultOf: () => "none",
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  const server = createServer((incoming, outgoing) => {
    const isAdd = incoming.method === "POST" && incoming.url === "/api/add";
    const fault = isAdd ? proxy.faultOf() : "none";
    if (fault === "before") return void incoming.socket.destroy();
    if (typeof fault === "number") return respond(outgoing, fault);
    const forwarded = request(
      target + incoming.url,
      // The server compares Host with Origin.
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        if (fault === "after")
          return void response.resume().on("end", () => drop(outgoing.socket));
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
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

function respond(outgoing: ServerResponse, status: number) {
  outgoing
    .writeHead(status, { "content-type": "application/problem+json" })
    .end("{}");
}

function drop(socket: Socket | null) {
  socket?.destroy();
}
