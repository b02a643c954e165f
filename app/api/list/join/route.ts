import { appContext } from "@/lib/app-context";
import { postListJoin } from "@/lib/http/list-handlers/post-list-join";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: postListJoin },
);
