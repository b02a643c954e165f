import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Server, startServer } from "../testing/start-server";
import { buildApp, isBuildCurrent, NEXT } from "../build/build.mjs";
import { run } from "../run-program.mjs";
import { seed } from "../seed";
import {
  changeView,
  FILTER_CHANGES,
  FINDING_CHANGES,
  openList,
} from "./list-timings";
import { add, addMs, EXPENSE, getPacked } from "./timed-requests";
import {
  type Figure,
  load,
  percentile,
  ratio,
  runs,
  summarise,
} from "./measure";

const RESULTS = "bench.json";
const BASELINE = "scripts/bench/baseline";

const folder = mkdtempSync(join(tmpdir(), "expenses-bench-"));
const stops: (() => Promise<unknown>)[] = [];

const results: Record<string, Figure & { must: string; holds: boolean }> = {};

try {
  if (!isBuildCurrent() && !(await buildApp())) throw new Error("No build.");
  const baselineBuild = await run(process.execPath, [NEXT, "build", BASELINE], {
    quiet: true,
  });
  if (baselineBuild.code !== 0) throw new Error(baselineBuild.output);

  const empty = await serve(0);
  const small = await serve(100);
  const middle = await serve(10_000);
  const large = await serve(100_000);
  const baseline = await startServer({}, { app: BASELINE });
  stops.push(baseline.stop);

  const rows = (server: Server) => async () =>
    (await openList(server.url)).rowsMs;
  await rows(small)();
  report("rows visible, 10,000 ÷ 100", await ratio(rows(middle), rows(small)), {
    most: 1.5,
  });
  report("rows visible, 100,000 ÷ 100", await ratio(rows(large), rows(small)), {
    most: 4,
  });

  const heaps: number[] = [];
  report(
    "filter change at 100,000 rows, p95, ms",
    await runs(async () => {
      const { changesMs, heapBytes } = await changeView(
        large.url,
        FILTER_CHANGES,
      );
      heaps.push(heapBytes / 1e6);
      return percentile(changesMs, 0.95);
    }),
    { most: 100 },
  );
  report(
    "search, period or order changed at 100,000 rows, p95, ms",
    await runs(async () => {
      const { changesMs } = await changeView(large.url, FINDING_CHANGES);
      return percentile(changesMs, 0.95);
    }),
    { most: 100 },
  );
  report("JS heap at 100,000 rows, MB", summarise(heaps), { most: 150 });

  const show = `${middle.url}/api/show`;
  const gzip = { "accept-encoding": "gzip" };
  const etag = (await fetch(show)).headers.get("etag") ?? "";
  const known = { headers: { ...gzip, "if-none-match": etag } };
  report(
    "GET 304, requests/s ÷ an empty 204",
    await ratio(
      async () => (await load(show, 304, known)).requests,
      async () => (await load(`${baseline.url}/api/show`, 204)).requests,
    ),
    { least: 0.7 },
  );

  const plain = await servePlain(show);
  report(
    "GET 10,000 rows, bytes/s ÷ plain node:http",
    await ratio(
      async () => (await load(show, 200, { headers: gzip })).bytes,
      async () => (await load(plain, 200)).bytes,
    ),
    { least: 0.4 },
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
      async () => (await load(`${empty.url}/api/add`, 201, post)).requests,
      async () => (await load(`${baseline.url}/api/add`, 204, post)).requests,
    ),
    { least: 0.5 },
  );

  const fresh = await serve(0);
  report(
    "adding to 100,000 ÷ adding to an empty store, p50",
    await ratio(
      () => addMs(large),
      () => addMs(fresh),
    ),
    { most: 1.3 },
  );

  report(
    "first GET after an add at 100,000 rows, ms",
    await runs(async () => {
      await add(large);
      const from = performance.now();
      await getPacked(`${large.url}/api/show`);
      return performance.now() - from;
    }),
    { most: 400 },
  );

  console.table(results);
  writeFileSync(RESULTS, JSON.stringify(results, null, 2) + "\n");
  console.log(`Also in ${RESULTS}.`);
} finally {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
}

function report(
  name: string,
  figure: Figure,
  { least = -Infinity, most = Infinity }: { least?: number; most?: number },
) {
  const rounded = (value: number) => Number(value.toPrecision(3));
  results[name] = {
    median: rounded(figure.median),
    min: rounded(figure.min),
    max: rounded(figure.max),
    must: most === Infinity ? `≥ ${least}` : `≤ ${most}`,
    holds: figure.median >= least && figure.median <= most,
  };
  console.log(`${name}: ${rounded(figure.median)}`);
}

async function serve(count: number): Promise<Server> {
  const file = join(folder, `${stops.length}.db`);
  if (count > 0) await seed(file, count);
  const server = await startServer({ SQLITE_PATH: file });
  stops.push(server.stop);
  // What is made once per change is made.
  await (await fetch(`${server.url}/api/show`)).arrayBuffer();
  return server;
}

/** The compressed answer of the address, from a server that does nothing else. */
async function servePlain(url: string): Promise<string> {
  const file = join(folder, "answer.gz");
  writeFileSync(file, await getPacked(url));
  const child = spawn(process.execPath, [
    "scripts/bench/plain-server.mjs",
    file,
  ]);
  const exited = once(child, "exit");
  stops.push(async () => {
    child.kill();
    await exited;
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return `http://127.0.0.1:${String(port).trim()}`;
}
