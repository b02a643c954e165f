import { gunzipSync } from "node:zlib";
import { vi } from "vitest";
import type { ExpenseStore } from "@/lib/server/store/port";
import type { Visitor } from "./test-api";

/** A list as its visitor sees it, in both encodings. */
export async function visibleList(visitor: Visitor) {
  const show = await visitor.send("GET", "/show");
  const zipped = await visitor.send("GET", "/show/gzip");
  const plan = await visitor.send("GET", "/plan");
  return {
    planTag: plan.headers.get("etag"),
    plan: (await plan.json()) as unknown,
    etags: [show, zipped].map(({ headers }) => headers.get("etag")),
    list: await visitor.json("/list"),
    rows: await show.json(),
    zippedRows: JSON.parse(
      gunzipSync(await zipped.bytes()).toString(),
    ) as unknown,
    suggestions: await visitor.json("/suggestions"),
  };
}

/** Makes the revisions of two lists with as many rows the same. */
export function useEqualRevisions(store: ExpenseStore) {
  const forList = store.forList.bind(store);
  vi.spyOn(store, "forList").mockImplementation((id) => {
    const list = forList(id);
    return { ...list, revision: async () => `${await list.count()}` };
  });
}
