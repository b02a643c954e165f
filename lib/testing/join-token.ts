import type { TestApi, Visitor } from "./test-api";

/** Returns the token in the join link of the visitor's list. */
export function joinToken(visitor: Visitor): Promise<string> {
  return postLink(visitor, {});
}

/** Replaces the join link of the visitor's list. Other visitors lose the list. */
export function replaceToken(visitor: Visitor): Promise<string> {
  return postLink(visitor, { rotate: true });
}

/** Returns the token of the link that only reads the visitor's list. */
export function readerToken(visitor: Visitor): Promise<string> {
  return postToken(visitor, "/list/reader");
}

/** A visitor who can read the list of another one. */
export async function readerOf(
  api: Pick<TestApi, "newVisitor">,
  owner: Visitor,
) {
  return api.newVisitor(`list=${await readerToken(owner)}`);
}

function postLink(visitor: Visitor, body: { rotate?: true }) {
  return postToken(visitor, "/list/link", body);
}

async function postToken(visitor: Visitor, path: string, body?: object) {
  const response = await visitor.send("POST", path, { body });
  const { token } = (await response.json()) as { token: string };
  return token;
}
