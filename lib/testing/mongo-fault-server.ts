import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { BSON, type Document } from "mongodb";
import { decodeRequest, messageLength } from "./mongo-wire-protocol";

/** `drop` applies the command and closes the connection without a response. */
type Behaviour = "respond" | "stall" | "drop";

/**
 * A server on loopback that implements the part of MongoDB's wire protocol that
 * the adapter uses, stores documents by `_id`, and fails on demand.
 */
export class MongoFaultServer {
  /** Called for each command. */
  behaviour: (commandName: string) => Behaviour = () => "respond";
  readonly commands: Document[] = [];
  readonly documents = new Map<string, Document>();
  readonly sockets = new Set<Socket>();
  maxSockets = 0;
  readonly #counters = new Map<string, Document>();
  readonly #isReplicaSet: boolean;
  readonly #server = createServer((socket) => this.#serve(socket));
  #port = 0;

  constructor({ isReplicaSet = false } = {}) {
    this.#isReplicaSet = isReplicaSet;
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

  #serve(socket: Socket) {
    this.sockets.add(socket);
    this.maxSockets = Math.max(this.maxSockets, this.sockets.size);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.sockets.delete(socket));
    let bytes = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (
        let length = messageLength(bytes);
        length !== undefined && bytes.length >= length;
        length = messageLength(bytes)
      ) {
        this.#receive(socket, bytes.subarray(0, length));
        bytes = bytes.subarray(length);
      }
    });
  }

  #receive(socket: Socket, message: Buffer) {
    const { command, encodeResponse } = decodeRequest(message);
    const name = Object.keys(command)[0] ?? "";
    this.commands.push(command);
    const behaviour = this.behaviour(name);
    if (behaviour === "stall") return;
    const body = { ok: 1, ...this.#execute(name, command) };
    if (behaviour === "drop") socket.destroy();
    else socket.write(encodeResponse(body));
  }

  #execute(name: string, command: Document): Document {
    if (["hello", "ismaster", "isMaster"].includes(name)) return this.#hello();
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
