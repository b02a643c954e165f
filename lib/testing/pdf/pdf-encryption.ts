import {
  createCipheriv,
  createHash,
  hkdfSync,
  type BinaryLike,
} from "node:crypto";

/** How a PDF is encrypted, as viewers of 1999, 2003 and today write it. */
export type Encryption = {
  method: "rc4-128" | "aes-128" | "aes-256";
  password: string;
};

/** The encryption dictionary of a file, and what encrypts its streams. */
export type PdfEncryption = {
  /** The id of the file in hexadecimal. */
  id: string;
  dictionary: string;
  encrypt: (objectId: number, content: Buffer) => Buffer;
};

const PADDING = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);
/** All permissions. */
const PERMISSIONS = -4;
const ID = createHash("md5").update("file").digest();

/** The standard security handler of PDF, with one password for user and owner. */
export function encryption(options: Encryption): PdfEncryption {
  return options.method === "aes-256"
    ? encryption256(options.password)
    : encryption128(options);
}

/** Revisions 3 and 4: ISO 32000-1, 7.6.3. */
function encryption128({ method, password }: Encryption): PdfEncryption {
  const padded = pad(password);
  const owner = rc4Rounds(md5Rounds(padded, 51), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5Rounds(Buffer.concat([padded, owner, permissions, ID]), 51);
  const user = Buffer.concat([
    rc4Rounds(key, md5(Buffer.concat([PADDING, ID]))),
    Buffer.alloc(16),
  ]);
  const isAes = method === "aes-128";
  const algorithm = isAes
    ? "/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF"
    : "/V 2 /R 3 /Length 128";
  return {
    id: ID.toString("hex"),
    dictionary: `<< /Filter /Standard ${algorithm} /P ${PERMISSIONS} /O <${owner.toString("hex")}> /U <${user.toString("hex")}> >>`,
    encrypt: (objectId, content) => {
      const number = Buffer.alloc(5);
      number.writeUIntLE(objectId, 0, 3);
      const salt = isAes ? "sAlT" : "";
      const objectKey = md5(Buffer.concat([key, number, Buffer.from(salt)]));
      return isAes ? aes(objectKey, content) : rc4(objectKey, content);
    },
  };
}

/** Revision 6: ISO 32000-2, 7.6.4. */
function encryption256(password: string): PdfEncryption {
  const secret = Buffer.from(password);
  const [fileKey, userSalts, ownerSalts] = [32, 16, 16].map((length, index) =>
    Buffer.from(hkdfSync("sha256", secret, "", `part ${index}`, length)),
  ) as [Buffer, Buffer, Buffer];
  const none = Buffer.alloc(0);
  const user = entries(secret, userSalts, none, fileKey);
  const owner = entries(secret, ownerSalts, user.check, fileKey);
  const permissions = Buffer.alloc(16, 0xff);
  permissions.writeInt32LE(PERMISSIONS);
  permissions.write("Tadb", 8, "latin1");
  const sealed = cipher("aes-256-ecb", fileKey, null, permissions);
  const value = (name: string, content: Buffer) =>
    `/${name} <${content.toString("hex")}>`;
  return {
    id: ID.toString("hex"),
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF /P ${PERMISSIONS} ${value("U", user.check)} ${value("UE", user.key)} ${value("O", owner.check)} ${value("OE", owner.key)} ${value("Perms", sealed)} >>`,
    encrypt: (_, content) => aes(fileKey, content),
  };
}

/** The values that prove a password, and the key of the file under it. */
function entries(
  password: Buffer,
  salts: Buffer,
  user: Buffer,
  fileKey: Buffer,
): { check: Buffer; key: Buffer } {
  const [validation, keySalt] = [salts.subarray(0, 8), salts.subarray(8)];
  return {
    check: Buffer.concat([hash256(password, validation, user), salts]),
    key: cipher(
      "aes-256-cbc",
      hash256(password, keySalt, user),
      Buffer.alloc(16),
      fileKey,
    ),
  };
}

/** Algorithm 2.B. */
function hash256(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = digest("sha256", Buffer.concat([password, salt, user]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat([password, key, user]);
    const content = Buffer.concat(Array<Buffer>(64).fill(block));
    const encrypted = cipher(
      "aes-128-cbc",
      key.subarray(0, 16),
      key.subarray(16, 32),
      content,
    );
    const sum = encrypted.subarray(0, 16).reduce((a, b) => a + b, 0);
    key = digest(["sha256", "sha384", "sha512"][sum % 3] ?? "", encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function aes(key: Buffer, content: Buffer): Buffer {
  const start = md5(content);
  const algorithm = key.length === 32 ? "aes-256-cbc" : "aes-128-cbc";
  const encrypting = createCipheriv(algorithm, key, start);
  return Buffer.concat([start, encrypting.update(content), encrypting.final()]);
}

/** Encrypts without padding. */
function cipher(
  algorithm: string,
  key: BinaryLike,
  start: BinaryLike | null,
  content: Buffer,
): Buffer {
  const encrypting = createCipheriv(algorithm, key, start);
  encrypting.setAutoPadding(false);
  return Buffer.concat([encrypting.update(content), encrypting.final()]);
}

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(
    0,
    32,
  );
}

function md5Rounds(content: Buffer, rounds: number): Buffer {
  let result = content;
  for (let round = 0; round < rounds; round++) result = md5(result);
  return result;
}

function md5(content: Buffer): Buffer {
  return digest("md5", content);
}

function digest(algorithm: string, content: Buffer): Buffer {
  return createHash(algorithm).update(content).digest();
}

function rc4Rounds(key: Buffer, content: Buffer): Buffer {
  let result = content;
  for (let round = 0; round < 20; round++)
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    );
  return result;
}

/** OpenSSL 3 does not have this cipher. */
function rc4(key: Uint8Array, content: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a & 255], state[b & 255]] = [at(b), at(a)];
  };
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    content.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
