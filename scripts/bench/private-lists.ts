import type { Client, Request } from "autocannon";
import { inParallel } from "../testing/in-parallel";
import { peakMegabytes } from "../testing/server-memory";
import type { Bench } from "./bench";
import type { ListFixture } from "./list-fixture";
import { measureLoad, measureRuns, ratio } from "./measure";
import { openMongoLists } from "./mongo-lists";
import { ENGINE_PREFIX, type Engine, FIGURES } from "./private-list-figures";
import { openSqliteLists } from "./sqlite-lists";
import { addExpense, EXPENSE, getList, medianMs } from "./timed-requests";

const ROWS = 100;
const LONG_ROWS = 2000;
const SAMPLES = 200;
/** Fewer, because each waits for the disk. */
const COLD_SAMPLES = 50;
const LISTS_READ = 10_000;
const MAX_RATIO = 1.3;
const MAX_MEGABYTES = 400;
const MAX_START_MS = 2000;

const OPEN = { sqlite: openSqliteLists, mongodb: openMongoLists };

/** The figures of LISTS=private: a store with many lists compared with a store with one. */
export async function measurePrivateLists(
  whole: Bench,
  { engine, listCount }: { engine: Engine; listCount: number },
) {
  const report: Bench["report"] = (name, ...rest) =>
    whole.report(ENGINE_PREFIX[engine] + name, ...rest);
  const bench = { ...whole, report };
  const open = OPEN[engine];
  const long = await open(bench, { lists: 1, rowsPerList: LONG_ROWS });
  const one = await open(bench, { lists: 1, rowsPerList: ROWS });
  const many = await open(bench, { lists: listCount, rowsPerList: ROWS });

  const rowBytes = (await many.bytes()) / (listCount * ROWS);
  report(FIGURES.rowBytes, await measureRuns(async () => rowBytes));

  // Compiles the code of the server.
  for (const lists of [one, many, long]) {
    await openMs(lists);
    await notModifiedMs(lists);
    await addMs(lists);
  }
  const compare = async (
    name: string,
    measure: (lists: ListFixture) => Promise<number>,
  ) =>
    report(
      `${name}, many lists ÷ one list, p50`,
      await ratio(
        () => measure(many),
        () => measure(one),
      ),
      { max: MAX_RATIO },
    );
  await compare("open an uncached list", openMs);
  await compare("GET 304", notModifiedMs);
  await compare("durable add", addMs);
  report(FIGURES.openMs, await measureRuns(() => openMs(many)));
  report(FIGURES.openLongMs, await measureRuns(() => openMs(long)));
  const { dropPageCache } = many;
  if (dropPageCache)
    report(
      "open a list that is not in the page cache either, ms",
      await measureRuns(() => openMs(many, dropPageCache)),
    );
  await measureCapacity(bench, many);
  await many.server.stop();

  const { serve } = bench;
  const { variables } = many;
  report(
    `start-up with ${listCount} lists, ms`,
    await measureRuns(async () => {
      const from = performance.now();
      const server = await serve(variables);
      const ms = performance.now() - from;
      await server.stop();
      return ms;
    }),
    { max: MAX_START_MS },
  );
  report(
    FIGURES.memoryMegabytes,
    await measureRuns(async () => {
      const server = await serve(variables);
      const cookies = Array.from({ length: LISTS_READ }, many.next);
      await inParallel(cookies, 8, async (cookie) => {
        await getList(server, { cookie });
      });
      const megabytes = peakMegabytes(server);
      await server.stop();
      return megabytes;
    }),
    { max: MAX_MEGABYTES },
  );
}

/** Requests per second, each connection with lists of its own. */
async function measureCapacity(
  { report }: Bench,
  { server, next }: ListFixture,
) {
  const load = (
    [path, status]: [string, number],
    newRequests: () => Request[],
    connections: number,
  ) =>
    measureRuns(async () => {
      const setupClient = (client: Client) => client.setRequests(newRequests());
      const url = server.url + path;
      return (await measureLoad(url, status, { connections, setupClient }))
        .requests;
    });
  const gzip = { "accept-encoding": "gzip" };
  const take = (count: number) => Array.from({ length: count }, next);

  report(
    FIGURES.opensPerSecond,
    await load(
      ["/api/show", 200],
      () => take(1000).map((cookie) => ({ headers: { ...gzip, cookie } })),
      10,
    ),
  );
  const known: Request[] = [];
  for (const cookie of take(SAMPLES)) {
    const { etag } = await getList(server, { cookie });
    const headers = { ...gzip, cookie, "if-none-match": etag };
    known.push({ headers });
  }
  report(
    FIGURES.notModifiedPerSecond,
    await load(["/api/show", 304], () => known, 10),
  );
  report(
    FIGURES.addsPerSecond,
    await load(
      ["/api/add", 201],
      () =>
        take(SAMPLES).map((cookie) => ({
          method: "POST",
          headers: { "content-type": "application/json", cookie },
          body: JSON.stringify(EXPENSE),
        })),
      16,
    ),
  );
}

/** @param dropPageCache called before each request; fewer are sent, because each waits for the disk */
function openMs(
  { server, next, expire }: ListFixture,
  dropPageCache?: () => void,
): Promise<number> {
  return medianMs(dropPageCache ? COLD_SAMPLES : SAMPLES, async () => {
    const cookie = next();
    await expire(cookie);
    dropPageCache?.();
    return () => getList(server, { cookie });
  });
}

async function notModifiedMs({ server, next }: ListFixture): Promise<number> {
  const known: Record<string, string>[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const cookie = next();
    const { etag } = await getList(server, { cookie });
    known.push({ cookie, "if-none-match": etag });
  }
  return medianMs(SAMPLES, (index) => async () => {
    const { status } = await getList(server, known[index] ?? {});
    if (status !== 304) throw new Error(`GET gave ${status}.`);
  });
}

function addMs({ server, next }: ListFixture): Promise<number> {
  return medianMs(SAMPLES, () => {
    const cookie = next();
    return () => addExpense(server, cookie);
  });
}
