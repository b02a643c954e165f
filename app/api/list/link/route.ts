import { appContext } from "@/lib/server/app-context";
import { postListLink } from "@/lib/server/http/handlers/list/post-list-link";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: postListLink },
);
