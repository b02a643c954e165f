import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { runProgram } from "../run-program.mjs";
import { seed } from "../seed";
import { NEXT } from "../build/build.mjs";
import type { Server } from "../testing/start-server";
import type { Bench } from "./bench";
import {
  type Change,
  changeView,
  FILTER_CHANGES,
  openList,
  OVERLAY_CHANGES,
  VIEW_CHANGES,
} from "./list-timings";
import {
  measureLoad,
  measureRuns,
  percentile,
  ratio,
  summarise,
} from "./measure";
import { startPlainServer } from "./start-plain-server";
import {
  addExpense,
  EXPENSE,
  getCompressed,
  medianAddMs,
} from "./timed-requests";

const BASELINE = "scripts/bench/baseline";

/** The figures of LISTS=one, with lists of several sizes. */
export async function measureOneList({
  folder,
  report,
  serve,
  addCleanup,
}: Bench) {
  const baselineBuild = await runProgram(
    process.execPath,
    [NEXT, "build", BASELINE],
    { quiet: true },
  );
  if (baselineBuild.code !== 0) throw new Error(baselineBuild.output);

  const empty = await serveRows(0);
  const small = await serveRows(100);
  const middle = await serveRows(10_000);
  const large = await serveRows(100_000);
  const baseline = await serve({}, { app: BASELINE });

  const rows = (server: Server) => () => openList(server.url);
  await rows(small)();
  report("rows visible, 10,000 ÷ 100", await ratio(rows(middle), rows(small)), {
    max: 1.5,
  });
  report("rows visible, 100,000 ÷ 100", await ratio(rows(large), rows(small)), {
    max: 4,
  });

  const heaps: number[] = [];
  const slowest = (changes: Change[]) =>
    measureRuns(async () => {
      const { changesMs, heapBytes } = await changeView(large.url, changes);
      heaps.push(heapBytes / 1e6);
      return percentile(changesMs, 0.95);
    });
  report(
    "filter change at 100,000 rows, p95, ms",
    await slowest(FILTER_CHANGES),
    { max: 100 },
  );
  report(
    "search, period or order changed at 100,000 rows, p95, ms",
    await slowest(VIEW_CHANGES),
    { max: 100 },
  );
  report(
    "row opened, theme changed or amounts hidden at 100,000 rows, p95, ms",
    await slowest(OVERLAY_CHANGES),
    { max: 100 },
  );
  report("JS heap at 100,000 rows, MB", summarise(heaps), { max: 150 });

  const show = `${middle.url}/api/show`;
  const gzip = { "accept-encoding": "gzip" };
  const etag = (await fetch(show)).headers.get("etag") ?? "";
  const known = { headers: { ...gzip, "if-none-match": etag } };
  report(
    "GET 304, requests/s ÷ an empty 204",
    await ratio(
      async () => (await measureLoad(show, 304, known)).requests,
      async () => (await measureLoad(`${baseline.url}/api/show`, 204)).requests,
    ),
    { min: 0.7 },
  );

  const { body } = await getCompressed(show);
  const plain = await startPlainServer(body);
  addCleanup(plain.stop);
  report(
    "GET 10,000 rows, bytes/s ÷ plain node:http",
    await ratio(
      async () => (await measureLoad(show, 200, { headers: gzip })).bytes,
      async () => (await measureLoad(plain.url, 200)).bytes,
    ),
    { min: 0.4 },
  );

  const post = {
    connections: 16,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(EXPENSE),
  } as const;
  report(
    "durable adds/s, 16 connections ÷ an empty POST",
    await ratio(
      async () =>
        (await measureLoad(`${empty.url}/api/add`, 201, post)).requests,
      async () =>
        (await measureLoad(`${baseline.url}/api/add`, 204, post)).requests,
    ),
    { min: 0.5 },
  );

  const fresh = await serveRows(0);
  report(
    "adding to 100,000 ÷ adding to an empty store, p50",
    await ratio(
      () => medianAddMs(large),
      () => medianAddMs(fresh),
    ),
    { max: 1.3 },
  );

  report(
    "first GET after an add at 100,000 rows, ms",
    await measureRuns(async () => {
      await addExpense(large);
      const from = performance.now();
      await getCompressed(`${large.url}/api/show`);
      return performance.now() - from;
    }),
    { max: 400 },
  );

  async function serveRows(count: number): Promise<Server> {
    const file = join(folder, `${randomUUID()}.db`);
    if (count > 0) await seed(file, count);
    const server = await serve({ SQLITE_PATH: file });
    // Fills the cache of the list.
    await (await fetch(`${server.url}/api/show`)).arrayBuffer();
    return server;
  }
}
