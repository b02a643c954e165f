import { join } from "node:path";
import type { Endpoint } from "@/lib/http/middleware/endpoint";

/** The route of `app/api` that handles the path, which is relative to /api. */
export async function importRoute(path: string): Promise<Endpoint> {
  const folder = path.replace(
    /^\/expenses\/(?!(?:batch|delete)$).*/,
    "/expenses/[id]",
  );
  const file = join(import.meta.dirname, "../../app/api", folder, "route.ts");
  return (await import(/* @vite-ignore */ file)) as Endpoint;
}
