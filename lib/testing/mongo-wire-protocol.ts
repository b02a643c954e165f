import type { Socket } from "node:net";
import { BSON, type Document } from "mongodb";

// https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const FLAG_BYTES = 4;

export type MongoRequest = {
  message: Buffer;
  /** The first field of the command. */
  name: string;
  command: Document;
  encodeResponse: (body: Document) => Buffer;
};

/** The messages that arrive on the connection, until it ends. */
export async function* readMessages(socket: Socket): AsyncGenerator<Buffer> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    for (
      let length = messageLength(bytes);
      length !== undefined && bytes.length >= length;
      length = messageLength(bytes)
    ) {
      yield bytes.subarray(0, length);
      bytes = bytes.subarray(length);
    }
  }
}

/** The length of the message that begins here, header included. */
function messageLength(bytes: Buffer): number | undefined {
  return bytes.length >= 4 ? bytes.readInt32LE() : undefined;
}

export function decodeRequest(message: Buffer): MongoRequest {
  const requestId = message.readInt32LE(4);
  const isOpQuery = message.readInt32LE(12) === OP_QUERY;
  const command = isOpQuery ? decodeOpQuery(message) : decodeOpMsg(message);
  const encode = isOpQuery ? encodeOpReply : encodeOpMsg;
  return {
    message,
    name: Object.keys(command)[0] ?? "",
    command,
    encodeResponse: (body) => encode(requestId, body),
  };
}

/** The same response to another request. */
export function responseTo({ message }: MongoRequest, response: Buffer) {
  const copy = Buffer.from(response);
  copy.writeInt32LE(message.readInt32LE(4), 8);
  return copy;
}

/** The driver sends its first command on a connection as OP_QUERY. */
function decodeOpQuery(message: Buffer): Document {
  const nameEnd = message.indexOf(0, HEADER_BYTES + FLAG_BYTES);
  // numberToSkip and numberToReturn, of 4 bytes each, precede the document.
  return BSON.deserialize(message.subarray(nameEnd + 1 + 8));
}

/** The command is in a section of kind 0; its documents may be in one of kind 1. */
function decodeOpMsg(message: Buffer): Document {
  let offset = HEADER_BYTES + FLAG_BYTES;
  let command: Document = {};
  while (offset < message.length) {
    const kind = message.readUInt8(offset);
    const size = message.readInt32LE(offset + 1);
    const section = message.subarray(offset + 1, offset + 1 + size);
    if (kind === 0) command = { ...BSON.deserialize(section), ...command };
    else {
      const nameEnd = section.indexOf(0, 4);
      const name = section.toString("utf8", 4, nameEnd);
      command[name] = decodeSequence(section.subarray(nameEnd + 1));
    }
    offset += 1 + size;
  }
  return command;
}

function decodeSequence(bytes: Buffer): Document[] {
  const documents: Document[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const size = bytes.readInt32LE(offset);
    documents.push(BSON.deserialize(bytes.subarray(offset, offset + size)));
    offset += size;
  }
  return documents;
}

function encodeOpReply(requestId: number, body: Document): Buffer {
  // Flags, cursor id, starting position and the number of documents.
  const fields = Buffer.alloc(20);
  fields.writeInt32LE(1, 16);
  return encodeMessage(requestId, OP_REPLY, fields, BSON.serialize(body));
}

function encodeOpMsg(requestId: number, body: Document): Buffer {
  // No flags, and one section of kind 0.
  const fields = Buffer.alloc(FLAG_BYTES + 1);
  return encodeMessage(requestId, OP_MSG, fields, BSON.serialize(body));
}

function encodeMessage(
  requestId: number,
  opcode: number,
  ...parts: Uint8Array[]
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const message = Buffer.concat([header, ...parts]);
  message.writeInt32LE(message.length);
  message.writeInt32LE(requestId, 8);
  message.writeInt32LE(opcode, 12);
  return message;
}
