import { appContext } from "@/lib/server/app-context";
import { postListJoin } from "@/lib/server/http/handlers/list/post-list-join";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: postListJoin },
);
