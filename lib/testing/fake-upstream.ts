import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Server } from "node:net";
import { onTestFinished } from "vitest";
import { openUpstreamStore } from "@/lib/store/upstream/upstream-store";

export type Answer = (
  outgoing: ServerResponse,
  incoming: IncomingMessage,
) => void;

/** The server's address on loopback, until the test is over. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function hostThat(answer: Answer): Promise<string> {
  return listen(
    createServer((incoming, outgoing) => answer(outgoing, incoming)),
  );
}

/** The store behind which such a host stands. */
export async function storeThat(answer: Answer) {
  return openUpstreamStore(await hostThat(answer));
}

export function json(body: unknown): Answer {
  return (outgoing) => {
    outgoing.setHeader("content-type", "application/json; charset=utf-8");
    outgoing.end(JSON.stringify(body));
  };
}
