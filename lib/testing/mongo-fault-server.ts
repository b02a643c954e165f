import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { BSON, type Document } from "mongodb";

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;

/** What becomes of a command: `drop` carries it out and cuts the connection. */
export type Fate = "answer" | "stall" | "drop";

/**
 * A server on loopback that speaks as much of MongoDB's wire protocol as the
 * adapter needs, keeps documents by `_id`, and fails when told to.
 */
export class MongoFaultServer {
  /** Decides over each command as it comes. */
  fate: (command: string) => Fate = () => "answer";
  readonly commands: Document[] = [];
  readonly documents = new Map<string, Document>();
  readonly sockets = new Set<Socket>();
  mostSockets = 0;
  readonly #isReplicaSet: boolean;
  readonly #server = createServer((socket) => this.#serve(socket));
  #port = 0;

  constructor({ isReplicaSet = false } = {}) {
    this.#isReplicaSet = isReplicaSet;
  }

  get uri() {
    return `mongodb://127.0.0.1:${this.#port}`;
  }

  /** Listens, after a stop on the same port as before. */
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
    this.mostSockets = Math.max(this.mostSockets, this.sockets.size);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.sockets.delete(socket));
    let bytes = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE()) {
        const length = bytes.readInt32LE();
        this.#receive(socket, bytes.subarray(0, length));
        bytes = bytes.subarray(length);
      }
    });
  }

  #receive(socket: Socket, message: Buffer) {
    const requestId = message.readInt32LE(4);
    const isLegacy = message.readInt32LE(12) === OP_QUERY;
    const command = isLegacy ? readQuery(message) : readMessage(message);
    const name = Object.keys(command)[0] ?? "";
    this.commands.push(command);
    const fate = this.fate(name);
    if (fate === "stall") return;
    const body = BSON.serialize({ ok: 1, ...this.#carryOut(name, command) });
    if (fate === "drop") socket.destroy();
    else
      socket.write(isLegacy ? reply(requestId, body) : answer(requestId, body));
  }

  #carryOut(name: string, command: Document): Document {
    if (["hello", "ismaster", "isMaster"].includes(name)) return this.#hello();
    const cursor = (firstBatch: Document[]) => ({
      cursor: { id: BSON.Long.ZERO, ns: "db.expenses", firstBatch },
    });
    if (name === "find") {
      const { _id } = command["filter"] as { _id?: string };
      const all = [...this.documents.values()];
      return cursor(all.filter((found) => !_id || found["_id"] === _id));
    }
    if (name === "insert") {
      const [document = {}] = command["documents"] as Document[];
      const id = String(document["_id"]);
      const error = { index: 0, code: 11000, errmsg: "E11000 duplicate key" };
      if (this.documents.has(id)) return { n: 0, writeErrors: [error] };
      this.documents.set(id, document);
      return { n: 1 };
    }
    return {};
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

/** The command in an OP_QUERY, as the driver's first words are. */
function readQuery(message: Buffer): Document {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  return BSON.deserialize(message.subarray(nameEnd + 1 + 8));
}

/** The command in an OP_MSG, whose documents may follow in a section of their own. */
function readMessage(message: Buffer): Document {
  let place = HEADER_BYTES + 4;
  let command: Document = {};
  while (place < message.length) {
    const kind = message.readUInt8(place);
    const size = message.readInt32LE(place + 1);
    const section = message.subarray(place + 1, place + 1 + size);
    if (kind === 0) command = { ...BSON.deserialize(section), ...command };
    else {
      const nameEnd = section.indexOf(0, 4);
      const name = section.toString("utf8", 4, nameEnd);
      command[name] = [BSON.deserialize(section.subarray(nameEnd + 1))];
    }
    place += 1 + size;
  }
  return command;
}

function reply(to: number, body: Uint8Array): Buffer {
  // Flags, cursor, starting point, and one document.
  const fields = Buffer.alloc(20);
  fields.writeInt32LE(1, 16);
  return framed(to, OP_REPLY, fields, body);
}

function answer(to: number, body: Uint8Array): Buffer {
  // No flags, and one section of kind 0.
  return framed(to, OP_MSG, Buffer.alloc(5), body);
}

function framed(to: number, opcode: number, ...parts: Uint8Array[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const message = Buffer.concat([header, ...parts]);
  message.writeInt32LE(message.length);
  message.writeInt32LE(to, 8);
  message.writeInt32LE(opcode, 12);
  return message;
}
