import { expect, it } from "vitest";
import type { ListId } from "@/lib/server/store/port";
import {
  asToken,
  listRef,
  newToken,
  rotatedToken,
  tokenDigest,
} from "./list-token";

const TOKEN = /^[\w-]{22}$/;
const token = asToken("AAAAAAAAAAAAAAAAAAAAAA");

it("is 128 random bits in 22 characters", () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const text of tokens) expect(text).toMatch(TOKEN);
});

it("is stored as its SHA-256", () => {
  expect(tokenDigest("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

it("rotates to a token that depends on the old one, the key and the salt", () => {
  const rotation = { key: "key", salt: "salt" };
  const rotated = rotatedToken(token, rotation);
  expect(rotated).toMatch(TOKEN);
  expect(rotatedToken(token, rotation)).toBe(rotated);
  for (const other of [
    rotatedToken(asToken("BAAAAAAAAAAAAAAAAAAAAA"), rotation),
    rotatedToken(token, { ...rotation, key: "other" }),
    rotatedToken(token, { ...rotation, salt: "other" }),
  ])
    expect(other).not.toBe(rotated);
});

it("the ref of a list is 32 hexadecimal digits that do not contain its id", () => {
  const id = "0123456789abcdef".repeat(2) as ListId;
  expect(listRef(id)).toMatch(/^[0-9a-f]{32}$/);
  expect(listRef(id)).not.toBe(id);
  expect(listRef(id)).not.toBe(tokenDigest(id).slice(0, 32));
});
