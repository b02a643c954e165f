import type { Visitor } from "./test-api";

/** Returns the token in the join link of the visitor's list. */
export function joinToken(visitor: Visitor): Promise<string> {
  return postLink(visitor, {});
}

/** Replaces the join link of the visitor's list. Other visitors lose the list. */
export function replaceToken(visitor: Visitor): Promise<string> {
  return postLink(visitor, { rotate: true });
}

async function postLink(visitor: Visitor, body: { rotate?: true }) {
  const response = await visitor.send("POST", "/list/link", { body });
  const { token } = (await response.json()) as { token: string };
  return token;
}
