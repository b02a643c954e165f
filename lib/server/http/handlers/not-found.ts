import type { Handler } from "@/lib/server/http/middleware/endpoint";
import { RequestError } from "@/lib/server/http/problem";

/** Any method of a path under /api that has no endpoint of its own. */
export const notFound: Handler = () => {
  throw new RequestError("not_found", "There is nothing under this path.");
};
