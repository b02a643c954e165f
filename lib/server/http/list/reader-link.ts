import type { ListRecord, ListRegistry } from "@/lib/server/store/port";
import {
  type ListToken,
  newSalt,
  readerToken,
  tokenDigest,
} from "./list-token";

/**
 * The token of the list's reader link, which is made if there is none. Resolves to
 * undefined if the token of the list was replaced meanwhile.
 */
export async function openReaderLink(list: {
  registry: ListRegistry;
  record: ListRecord;
  token: ListToken;
}): Promise<ListToken | undefined> {
  const { registry, record, token } = list;
  if (record.readerSalt !== undefined)
    return readerToken(token, record.readerSalt);
  const salt = newSalt();
  const made = readerToken(token, salt);
  const digest = tokenDigest(token);
  const reader = { digest: tokenDigest(made), salt };
  if (await registry.addReader(record.id, digest, reader)) return made;
  // Another request has made it, or has replaced the token.
  const current = await registry.find(digest);
  return current && openReaderLink({ ...list, record: current });
}
