/// <reference lib="webworker" />
import { SHELL } from "./shell";
import * as HTTP from "@/lib/domain/wire/http-status";

declare const self: ServiceWorkerGlobalScope;

const { buildId, pages, notFoundPage, files, laterFiles } = SHELL;
const PAGES = new Set(pages);
const FILES = new Set(files);
const LATER_FILES = new Set(laterFiles);
const STATIC = "/_next/static/";
const API = "/api/";

/** Stores the whole shell. Rejects unless every file could be stored. */
export async function storeShell() {
  const cache = await caches.open(buildId);
  await Promise.all([
    ...files.map(async (path) => cache.put(path, await fetchFile(path))),
    ...[...pages, notFoundPage].map(async (path) =>
      cache.put(path, await fetchPage(path)),
    ),
  ]);
}

/**
 * Removes the caches of other builds: earlier ones, and those of an installation that
 * failed. Removes none while another page is open, which may belong to any of them and
 * load its scripts, nor while another build is being installed or waits.
 *
 * @param loadedId the client of a page that belongs to this build
 */
export async function removeOtherShells(loadedId?: string) {
  const windows = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  if (windows.some(({ id }) => id !== loadedId)) return;
  const names = await caches.keys();
  // After the names, which may have that of an installation that has begun since.
  const { installing, waiting } = self.registration;
  if (installing ?? waiting) return;
  const others = names.filter((name) => name !== buildId);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * The response from the cache, or else from the network; undefined for a request that
 * the browser handles itself. A page always belongs to the build of the worker, as
 * do the scripts that it names: the browser itself looks for another build.
 */
export function respondFromShell(
  request: Request,
): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return undefined;
  if (request.mode === "navigate") {
    if (PAGES.has(pathname)) return ownOrFetched(request, pathname);
    return pathname.startsWith(API) ? undefined : fetchedOrNotFound(request);
  }
  if (request.destination === "worker") return ownWorker(request, pathname);
  if (FILES.has(pathname)) return ownOrFetched(request, pathname);
  if (LATER_FILES.has(pathname)) return ownOrStored(pathname);
  // A page of an earlier build, which stays open, may load the rest of its scripts.
  return pathname.startsWith(STATIC)
    ? cachedOrFetched(
        () => caches.match(pathname),
        () => fetch(request),
      )
    : undefined;
}

/** Without the network, every page that exists is stored: the server redirects `/show/` to one of them. */
async function fetchedOrNotFound(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const page = pathname.replace(/\/$/, "");
    if (PAGES.has(page)) return Response.redirect(page + search);
    const notFound = await ownCached(notFoundPage);
    if (!notFound) throw error;
    return notFound;
  }
}

function ownOrFetched(request: Request, path: string) {
  return cachedOrFetched(
    () => ownCached(path),
    () => fetch(request),
  );
}

/**
 * The address of a web worker is that of its response, and Turbopack reads the query
 * of its own: https://html.spec.whatwg.org/multipage/workers.html#run-a-worker
 */
async function ownWorker(request: Request, path: string): Promise<Response> {
  const response = await cachedOrFetched(
    () => caches.match(path),
    () => fetch(request),
  );
  // A response that a script makes has no address, and gets that of its request.
  return new Response(response.body, response);
}

function ownOrStored(path: string) {
  return cachedOrFetched(
    () => ownCached(path),
    async () => {
      const response = await fetch(path);
      if (isComplete(response)) void storeUsed(path, response.clone());
      return response;
    },
  );
}

async function ownCached(path: string) {
  return (await caches.open(buildId)).match(path);
}

async function storeUsed(path: string, response: Response) {
  try {
    await (await caches.open(buildId)).put(path, response);
  } catch (error) {
    console.error(`${path} could not be stored.`, error);
  }
}

async function cachedOrFetched(
  match: () => Promise<Response | undefined>,
  fetched: () => Promise<Response>,
): Promise<Response> {
  try {
    const cached = await match();
    if (cached) return cached;
  } catch (error) {
    console.error("The cache cannot be read.", error);
  }
  return fetched();
}

/** A file of this build may be in the browser's own cache already. */
async function fetchFile(path: string): Promise<Response> {
  return checked(await fetch(path, { priority: "low" }));
}

/** Rejects for a page of another build, which was deployed meanwhile. */
async function fetchPage(path: string): Promise<Response> {
  const expected = path === notFoundPage ? HTTP.NOT_FOUND : HTTP.OK;
  const response = checked(await fetch(path, { cache: "no-cache" }), expected);
  if (!(await response.clone().text()).includes(buildId))
    throw new Error(`${path} belongs to another build.`);
  return response;
}

function checked(response: Response, expected = HTTP.OK): Response {
  if (!isComplete(response, expected))
    throw new Error(`${response.url} responded with ${response.status}.`);
  return response;
}

/** Other errors and redirects are never stored. */
function isComplete(
  { status, redirected }: Response,
  expected = HTTP.OK,
): boolean {
  return status === expected && !redirected;
}
