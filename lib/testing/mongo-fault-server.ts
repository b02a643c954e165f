import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { BSON, type Document } from "mongodb";
import {
  decodeRequest,
  type MongoRequest,
  readMessages,
  responseTo,
} from "./mongo-wire-protocol";

/**
 * `drop` applies the command and closes the connection without a response, `lose`
 * closes it before, and `stall` does neither. A document is sent as the response to
 * a command that is not applied.
 */
export type Behaviour = "respond" | "stall" | "drop" | "lose" | Document;

type Options = {
  /** The driver then sends retryable writes, and a repeated one is not applied. */
  isReplicaSet?: boolean;
  /** The server that commands are passed to, such as mongodb://127.0.0.1:27017. */
  target?: string;
};

type Execute = (request: MongoRequest) => Buffer | Promise<Buffer>;

/** The response of a primary that has stepped down, to a retryable write. */
export const NOT_PRIMARY = {
  ok: 0,
  code: 10107,
  codeName: "NotWritablePrimary",
  errmsg: "not primary",
  errorLabels: ["RetryableWriteError"],
};

/**
 * A server on loopback that fails on demand. It passes commands to another server;
 * without one, it implements the part of MongoDB's wire protocol that the adapter
 * uses, and stores documents by `_id`.
 */
export class MongoFaultServer {
  /** Called for each command. A promise delays the command. */
  behaviour: (
    commandName: string,
    command: Document,
  ) => Behaviour | Promise<Behaviour> = () => "respond";
  readonly commands: Document[] = [];
  readonly documents = new Map<string, Document>();
  readonly sockets = new Set<Socket>();
  maxSockets = 0;
  readonly #counters = new Map<string, Document>();
  /** The responses to retryable writes, by session and number. */
  readonly #responses = new Map<string, Buffer>();
  readonly #isReplicaSet: boolean;
  readonly #target: URL | undefined;
  readonly #server = createServer((socket) => {
    this.sockets.add(socket);
    this.maxSockets = Math.max(this.maxSockets, this.sockets.size);
    socket.on("close", () => this.sockets.delete(socket));
    // A connection that is reset ends the loop with an error.
    this.#serve(socket).catch(() => socket.destroy());
  });
  #port = 0;

  constructor({ isReplicaSet = false, target }: Options = {}) {
    this.#isReplicaSet = isReplicaSet;
    this.#target = target ? new URL(target) : undefined;
  }

  get uri() {
    return `mongodb://127.0.0.1:${this.#port}`;
  }

  /** Listens; after a stop, on the same port again. */
  async start() {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop() {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async #serve(socket: Socket) {
    const execute = this.#target
      ? this.#withRetryableWrites(forwardTo(this.#target, socket))
      : this.#executeInMemory;
    for await (const message of readMessages(socket)) {
      const request = decodeRequest(message);
      this.commands.push(request.command);
      const behaviour = await this.behaviour(request.name, request.command);
      if (behaviour === "stall") continue;
      if (behaviour === "lose") break;
      if (typeof behaviour === "object") {
        socket.write(request.encodeResponse(behaviour));
        continue;
      }
      const isHandshake = /^(hello|ismaster)$/i.test(request.name);
      const response = isHandshake
        ? request.encodeResponse({ ok: 1, ...this.#hello() })
        : await execute(request);
      if (behaviour === "drop") break;
      socket.write(response);
    }
    socket.destroy();
  }

  /** Applies a repeated write once, as a replica set does; the target may not. */
  #withRetryableWrites(execute: Execute): Execute {
    return async (request) => {
      const { txnNumber, lsid } = request.command;
      if (txnNumber === undefined) return execute(request);
      const id = `${JSON.stringify(lsid)} ${txnNumber}`;
      const response = this.#responses.get(id) ?? (await execute(request));
      this.#responses.set(id, response);
      return responseTo(request, response);
    };
  }

  readonly #executeInMemory: Execute = ({ name, command, encodeResponse }) =>
    encodeResponse({ ok: 1, ...this.#execute(name, command) });

  #execute(name: string, command: Document): Document {
    if (name === "find") {
      const { _id } = command["filter"] as { _id?: string | { $in: string[] } };
      const ids = typeof _id === "string" ? [_id] : _id?.$in;
      const firstBatch = [...this.documents.values()].filter(
        (document) => !ids || ids.includes(String(document["_id"])),
      );
      return { cursor: { id: BSON.Long.ZERO, ns: "db.expenses", firstBatch } };
    }
    if (name === "insert") {
      const [document = {}] = command["documents"] as Document[];
      const id = String(document["_id"]);
      const error = { index: 0, code: 11000, errmsg: "E11000 duplicate key" };
      if (this.documents.has(id)) return { n: 0, writeErrors: [error] };
      this.documents.set(id, document);
      return { n: 1 };
    }
    if (name === "findAndModify") return this.#incrementCounter(command);
    return {};
  }

  /** The upsert of rate-limiter-flexible, for counters that do not expire. */
  #incrementCounter({ query, update }: Document): Document {
    const { $setOnInsert, $inc } = update as Record<string, Document>;
    const { key } = query as { key: string };
    const counter = this.#counters.get(key) ?? { ...$setOnInsert, points: 0 };
    counter["points"] += $inc?.["points"];
    this.#counters.set(key, counter);
    return { value: counter };
  }

  #hello(): Document {
    const address = `127.0.0.1:${this.#port}`;
    return {
      helloOk: true,
      isWritablePrimary: true,
      ismaster: true,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      minWireVersion: 0,
      maxWireVersion: 21,
      ...(this.#isReplicaSet && {
        setName: "set",
        setVersion: 1,
        hosts: [address],
        me: address,
        primary: address,
        logicalSessionTimeoutMinutes: 30,
      }),
    };
  }
}

/** Sends requests to the server on a connection that ends with the client's. */
function forwardTo({ hostname, port }: URL, client: Socket): Execute {
  const server = connect(Number(port) || 27017, hostname);
  server.on("error", () => client.destroy());
  client.on("close", () => server.destroy());
  const responses = readMessages(server);
  return async ({ message }) => {
    server.write(message);
    const { value } = await responses.next();
    if (!value) throw new Error("The server closed the connection.");
    return value;
  };
}
