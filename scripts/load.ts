import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import Database from "better-sqlite3";
import { percentile } from "./bench/measure";
import { addExpense, EXPENSE } from "./bench/timed-requests";
import { buildApp, isBuildCurrent } from "./build/build.mjs";
import { seed } from "./seed";
import { inParallel } from "./testing/in-parallel";
import { cookieHeader, makePrivateList } from "./testing/private-lists";
import { residentMegabytes } from "./testing/server-memory";
import { startServer } from "./testing/start-server";

const ROWS = 1000;
const PRIVATE_LISTS = 50;
const CONNECTIONS = 20;
const READS_PER_WRITE = 9;
/** By then the heap of V8 has nearly its final size, on a slow machine too. */
const WARM_UP_REQUESTS = 12_000;
const TICK_MS = 1000;
/** The memory in the first fifth of the time is compared with the last fifth. */
const PART = 0.2;
const MAX_GROWTH = 1.2;

const [secondsText = "300", mode = "one"] = process.argv.slice(2);
const seconds = Number(secondsText);
if (!(seconds >= 10) || !["one", "private"].includes(mode))
  throw new Error(
    "Pass the number of seconds, at least 10, and optionally `private`: npm run test:load -- 30 private",
  );
if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "expenses-load-"));
const file = join(folder, "expenses.db");
if (mode === "one") await seed(file, ROWS);
const server = await startServer({ SQLITE_PATH: file, LISTS: mode });
const cookies = mode === "one" ? [undefined] : await makeLists();
const database = new Database(file);
// Removes what was added, so that the lists keep their length.
const removeAdded = database.prepare("DELETE FROM expenses WHERE seq > ?");

await sendLoad({ amount: WARM_UP_REQUESTS });
const megabytes: number[] = [];
const timer = setInterval(() => {
  megabytes.push(residentMegabytes(server));
  removeAdded.run(ROWS / cookies.length);
}, TICK_MS);
const { requests, latency, statusCodeStats, errors } = await sendLoad({
  duration: seconds,
});
clearInterval(timer);
database.close();
await server.stop();
rmSync(folder, { recursive: true });

const part = Math.ceil(megabytes.length * PART);
const first = percentile(megabytes.slice(0, part), 0.5);
const last = percentile(megabytes.slice(-part), 0.5);
const statuses = Object.keys(statusCodeStats ?? {});
const passed =
  errors === 0 &&
  statuses.every((status) => Number(status) < 500) &&
  last <= first * MAX_GROWTH;
console.log(
  `${seconds} s of ${CONNECTIONS} connections, ${READS_PER_WRITE} reads per write, ${ROWS} rows in ${cookies.length === 1 ? "one list" : `${cookies.length} private lists`}: ${requests.total} requests, p50 ${latency.p50} ms, p99 ${latency.p99} ms, statuses ${statuses.join(" and ")}, ${errors} errors, memory ${Math.round(first)} MB in the first fifth, ${Math.round(last)} MB in the last: ${passed ? "passed" : "FAILED"}`,
);
process.exit(passed ? 0 : 1);

/** Private lists that have ROWS rows together. */
async function makeLists(): Promise<string[]> {
  const lists: string[] = [];
  for (let index = 0; index < PRIVATE_LISTS; index += 1)
    lists.push(await makePrivateList(server));
  const adds = Array.from({ length: ROWS }, (_, index) => index);
  await inParallel(adds, CONNECTIONS, (index) =>
    addExpense(server, lists[index % PRIVATE_LISTS]),
  );
  return lists;
}

function sendLoad(
  until: { amount: number } | { duration: number },
): Promise<autocannon.Result> {
  const requests = cookies.flatMap((cookie) => {
    const read = {
      method: "GET",
      path: "/api/show",
      headers: cookieHeader(cookie),
    } as const;
    const write = {
      method: "POST",
      path: "/api/add",
      headers: { "content-type": "application/json", ...read.headers },
      body: JSON.stringify(EXPENSE),
    } as const;
    return [...Array<typeof read>(READS_PER_WRITE).fill(read), write];
  });
  return autocannon({
    url: server.url,
    connections: CONNECTIONS,
    requests,
    ...until,
  });
}
