import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import Database from "better-sqlite3";
import { addExpense, EXPENSE } from "./bench/timed-requests";
import { buildApp, isBuildCurrent } from "./build/build.mjs";
import { seed } from "./seed";
import { inParallel } from "./testing/in-parallel";
import { cookieHeader, makePrivateList } from "./testing/private-lists";
import { peakMegabytes } from "./testing/server-memory";
import { startServer } from "./testing/start-server";

const ROWS = 1000;
const PRIVATE_LISTS = 50;
const CONNECTIONS = 20;
const READS_PER_WRITE = 9;
/** By then the heap of V8 has nearly its final size, on a slow machine too. */
const WARM_UP_REQUESTS = 12_000;
const TICK_MS = 1000;
/**
 * How much the peak of the memory may grow in the second half of the time. The memory
 * itself goes up and down, because V8 returns some and takes it again.
 */
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
const timer = setInterval(
  () => removeAdded.run(ROWS / cookies.length),
  TICK_MS,
);
let halfPeak = NaN;
setTimeout(() => (halfPeak = peakMegabytes(server)), (seconds * 1000) / 2);
const { requests, latency, statusCodeStats, errors } = await sendLoad({
  duration: seconds,
});
clearInterval(timer);
const peak = peakMegabytes(server);
database.close();
await server.stop();
rmSync(folder, { recursive: true });

const statuses = Object.keys(statusCodeStats ?? {});
const passed =
  errors === 0 &&
  statuses.every((status) => Number(status) < 500) &&
  peak <= halfPeak * MAX_GROWTH;
console.log(
  `${seconds} s of ${CONNECTIONS} connections, ${READS_PER_WRITE} reads per write, ${ROWS} rows in ${cookies.length === 1 ? "one list" : `${cookies.length} private lists`}: ${requests.total} requests, p50 ${latency.p50} ms, p99 ${latency.p99} ms, statuses ${statuses.join(" and ")}, ${errors} errors, memory at most ${Math.round(halfPeak)} MB in the first half, ${Math.round(peak)} MB in the whole time: ${passed ? "passed" : "FAILED"}`,
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
