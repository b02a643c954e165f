import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@/lib/server/http/middleware/endpoint";

const API = join(import.meta.dirname, "../../app/api");

/** The route of `app/api` that handles the path, which is relative to /api. */
export async function importRoute(path: string): Promise<Endpoint> {
  return importFile(routeFile(path));
}

/**
 * Imports all routes at once, so that they share their modules also after
 * `vi.resetModules`, and returns the one of a path.
 */
export async function importRoutes(): Promise<(path: string) => Endpoint> {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => join(API, file));
  const routes = new Map<string, Endpoint>();
  await Promise.all(
    files.map(async (file) => routes.set(file, await importFile(file))),
  );
  return (path) => {
    const route = routes.get(routeFile(path));
    if (!route) throw new Error(`No route handles ${path}.`);
    return route;
  };
}

function routeFile(path: string): string {
  const folder = path.replace(
    /^\/expenses\/(?!(?:batch|delete)$).*/,
    "/expenses/[id]",
  );
  return join(API, folder, "route.ts");
}

const importFile = async (file: string) =>
  (await import(/* @vite-ignore */ file)) as Endpoint;
