import assert from "node:assert/strict";
import { list } from "../keyed-requests";
import { addOrStore, openAddScreen } from "./add-screen";
import { drain, readUnsent, triggerSending, waitUntil } from "./unsent";
import { withBrowser } from "./with-browser";

/** The list has it, and it was changed since. */
const STORED = 422;
const REJECTED = [400, 403, 409, 413, 415];
const LATER = [429, 500, 502, 503, 504];
const ALL = [STORED, ...REJECTED, ...LATER];
const SETTLE_MS = 60_000;

/** The server answers to each unsent expense with another error. */
export function responseStatuses(path: string): Promise<string> {
  return withBrowser(path, async ({ server, proxy, context }) => {
    const page = await openAddScreen(context, proxy.url);
    await context.setOffline(true);
    for (const status of ALL)
      assert.equal(await addOrStore(page, `status ${status}`), "unsent");
    const statuses = new Map(
      (await readUnsent(page)).map(({ key, values }) => [
        key,
        Number(values.description.replace("status ", "")),
      ]),
    );
    const sends = new Map<number, number>();
    proxy.faultOf = (key) => {
      const status = statuses.get(key) ?? 500;
      sends.set(status, (sends.get(status) ?? 0) + 1);
      return status;
    };
    await context.setOffline(false);
    await waitUntil(
      async () => {
        await triggerSending(page);
        return LATER.every((status) => (sends.get(status) ?? 0) >= 2);
      },
      { failure: "an expense is not sent again", withinMs: SETTLE_MS },
    );
    for (const status of [STORED, ...REJECTED])
      assert.equal(sends.get(status), 1, `sends after ${status}`);
    const problems = (await readUnsent(page)).map(({ values, problem }) => [
      values.description,
      problem?.status,
    ]);
    assert.deepEqual(
      Object.fromEntries(problems),
      Object.fromEntries([
        ...REJECTED.map((status) => [`status ${status}`, status]),
        ...LATER.map((status) => [`status ${status}`, undefined]),
      ]),
    );
    proxy.faultOf = () => "none";
    await drain(page);
    const rows = await list(server);
    assert.deepEqual(
      rows.map(({ description }) => description).sort(),
      LATER.map((status) => `status ${status}`),
    );
    return `${STORED} ends an entry; ${REJECTED.join(", ")} leave it to the user, and it is not sent again; ${LATER.join(", ")} keep it, and it is stored once`;
  });
}
