import type { Handler } from "@/lib/http/middleware/endpoint";
import { RequestError } from "@/lib/http/problem";

/** Any method of a path under /api that has no endpoint of its own. */
export const notFound: Handler = () => {
  throw new RequestError("not_found", "There is nothing under this path.");
};
