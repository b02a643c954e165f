import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import type { ExpenseList, ExpenseStore } from "@/lib/store/port";
import type { Handler } from "@/lib/http/middleware/endpoint";
import { EDITABLE_HEADER, UNREADABLE_HEADER } from "@/lib/wire/headers";

/** Of JSON. A longer list is not kept, but made anew for each request and streamed. */
const LONGEST_KEPT_BYTES = 32 * 1024 * 1024;
const VIEW_BYTES = 64 * 1024;
// A faster level for a tenth more bytes, in pieces that cost few turns of the loop.
const GZIP = { level: 1, chunkSize: 256 * 1024 };

/** How the body is sent: as it is, or with gzip. */
type Coding = "identity" | "gzip";

/** GET {host}/show: all expenses, or 304 when the client has them. */
export function getExpenses(coding: Coding): Handler {
  return async (store, request) => {
    // The revision first: a change in between then costs one more 200, whereas
    // the other order would put a new ETag on an old list.
    const revision = await store.revision();
    const headers = (revision: string) => ({
      etag: entityTag(revision, coding),
      "cache-control": "private, no-cache",
      vary: "accept-encoding",
      [EDITABLE_HEADER]: `${store.editable}`,
    });
    const known = request.headers.get("if-none-match");
    if (namesTag(known, entityTag(revision, coding)))
      return new Response(null, { status: 304, headers: headers(revision) });

    const answer =
      (await keptAnswer(store, revision, coding)) ??
      streamed(await store.list(revision), coding);
    return new Response(answer.body(), {
      headers: {
        ...headers(answer.revision ?? revision),
        "content-type": "application/json",
        ...(coding === "gzip" && { "content-encoding": coding }),
        ...(answer.unreadable > 0 && {
          [UNREADABLE_HEADER]: `${answer.unreadable}`,
        }),
      },
    });
  };
}

type Answer = Omit<ExpenseList, "json"> & { body: () => BodyInit };
type Kept = {
  revision: string;
  answers: Partial<Record<Coding, Promise<Answer | undefined>>>;
};
const keptLists = new WeakMap<ExpenseStore, Kept>();

/**
 * The list's body, made once per revision however many ask for it at once;
 * undefined when it is too long to be kept.
 */
function keptAnswer(
  store: ExpenseStore,
  revision: string,
  coding: Coding,
): Promise<Answer | undefined> {
  let kept = keptLists.get(store);
  if (kept?.revision !== revision) {
    kept = { revision, answers: {} };
    keptLists.set(store, kept);
  }
  const { answers } = kept;
  return (answers[coding] ??= store
    .list(revision)
    .then((list) => whole(list, coding))
    .catch((error: unknown) => {
      delete answers[coding];
      throw error;
    }));
}

async function whole(
  { json, ...rest }: ExpenseList,
  coding: Coding,
): Promise<Answer | undefined> {
  let isTooLong = false;
  const withinLimit = async function* () {
    let bytes = 0;
    for await (const piece of json()) {
      bytes += Buffer.byteLength(piece);
      isTooLong = bytes > LONGEST_KEPT_BYTES;
      if (isTooLong) return;
      yield piece;
    }
  };
  const bytes = await buffer(coded(withinLimit(), coding));
  return isTooLong ? undefined : { ...rest, body: () => inViews(bytes) };
}

/**
 * A stream of parts of the bytes, each handed out when the client has taken the
 * one before. A response made of the bytes themselves would copy them, and so
 * every client that reads slowly would hold a copy of the list.
 */
function inViews(bytes: Uint8Array): BodyInit {
  let from = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(from, (from += VIEW_BYTES)));
        if (from >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  ) as BodyInit;
}

function streamed({ json, ...rest }: ExpenseList, coding: Coding): Answer {
  return {
    ...rest,
    // Readable.toWeb throws where nobody can catch it when the client leaves.
    body: () => ReadableStream.from(coded(json(), coding)) as BodyInit,
  };
}

function coded(pieces: AsyncIterable<string>, coding: Coding): Readable {
  const json = Readable.from(pieces, { objectMode: false });
  return coding === "gzip" ? json.compose(createGzip(GZIP)) : json;
}

function entityTag(revision: string, coding: Coding): string {
  return `"${revision}-${coding}"`;
}

function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
