import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Client, Request } from "autocannon";
import Database from "better-sqlite3";
import { inParallel } from "../testing/in-parallel";
import { peakMegabytes } from "../testing/server-memory";
import type { Server } from "../testing/start-server";
import type { Bench } from "./bench";
import { fillLists } from "./fill-lists";
import { measureLoad, measureRuns, ratio } from "./measure";
import { FIGURES } from "./private-list-figures";
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

/** A file with private lists, and a server that uses it. */
type Lists = {
  path: string;
  server: Server;
  /** A list that no call has returned before, while there is one. */
  next: () => string;
  /** Changes the revision of a list, so that its cached body is not used again. */
  expire: (cookie: string) => void;
};

/** The figures of LISTS=private: a file with many lists compared with a file with one. */
export async function measurePrivateLists(bench: Bench, listCount: number) {
  const { report, serve } = bench;
  const long = await openLists(bench, { lists: 1, rowsPerList: LONG_ROWS });
  const one = await openLists(bench, { lists: 1, rowsPerList: ROWS });
  const many = await openLists(bench, { lists: listCount, rowsPerList: ROWS });

  const rowBytes = statSync(many.path).size / (listCount * ROWS);
  report(FIGURES.rowBytes, await measureRuns(async () => rowBytes));

  // Compiles the code of the server.
  for (const lists of [one, many, long]) {
    await openMs(lists);
    await notModifiedMs(lists);
    await addMs(lists);
  }
  const compare = async (
    name: string,
    measure: (lists: Lists) => Promise<number>,
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
  report(
    "open a list that is not in the page cache either, ms",
    await measureRuns(() => openFromDiskMs(many)),
  );
  await measureCapacity(bench, many);
  await many.server.stop();

  const variables = { SQLITE_PATH: many.path, LISTS: "private" };
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
async function measureCapacity({ report }: Bench, { server, next }: Lists) {
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

async function openLists(
  { folder, serve, addCleanup }: Bench,
  size: { lists: number; rowsPerList: number },
): Promise<Lists> {
  const path = join(folder, `${size.lists}-lists-of-${size.rowsPerList}.db`);
  const from = performance.now();
  const cookies = await fillLists(path, size);
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${path} filled in ${seconds} s`);
  const database = new Database(path);
  addCleanup(async () => database.close());
  const changeRevision = database.prepare<[number]>(
    "UPDATE lists SET revision = hex(randomblob(8)) WHERE list_no = ?",
  );
  // The first list is ONE_LIST.
  const numbers = new Map(cookies.map((cookie, index) => [cookie, index + 2]));
  let taken = 0;
  return {
    path,
    server: await serve({ SQLITE_PATH: path, LISTS: "private" }),
    // A prime stride, so that neighbours in the file are not read together.
    next: () => cookies[(taken++ * 7919) % cookies.length] ?? "",
    expire: (cookie) => {
      changeRevision.run(numbers.get(cookie) ?? 0);
    },
  };
}

function openMs({ server, next, expire }: Lists): Promise<number> {
  return medianMs(SAMPLES, () => {
    const cookie = next();
    expire(cookie);
    return () => getList(server, { cookie });
  });
}

function openFromDiskMs({ path, server, next, expire }: Lists) {
  return medianMs(COLD_SAMPLES, () => {
    const cookie = next();
    expire(cookie);
    // Removes the file from the page cache of Linux.
    const args = [`if=${path}`, "of=/dev/null", "iflag=nocache", "count=0"];
    execFileSync("dd", [...args, "status=none"]);
    return () => getList(server, { cookie });
  });
}

async function notModifiedMs({ server, next }: Lists): Promise<number> {
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

function addMs({ server, next }: Lists): Promise<number> {
  return medianMs(SAMPLES, () => {
    const cookie = next();
    return () => addExpense(server, cookie);
  });
}
