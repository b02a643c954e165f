import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Server } from "node:net";
import { onTestFinished } from "vitest";
import { openOneList } from "./opened-list";
import { openUpstreamStore } from "@/lib/server/store/upstream/upstream-store";

export type Responder = (
  response: ServerResponse,
  request: IncomingMessage,
) => void;

/** Listens on loopback until the test ends; resolves to the server's URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts an upstream host that handles each request with the responder. */
export function startFakeUpstream(respond: Responder): Promise<string> {
  return listen(
    createServer((request, response) => respond(response, request)),
  );
}

/** Opens a store whose upstream host handles each request with the responder. */
export async function openStoreOnFakeUpstream(respond: Responder) {
  return openOneList(openUpstreamStore(await startFakeUpstream(respond)));
}

export function respondWithJson(body: unknown): Responder {
  return (response) => {
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify(body));
  };
}
