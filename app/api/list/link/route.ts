import { appContext } from "@/lib/app-context";
import { postListLink } from "@/lib/http/list-handlers/post-list-link";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: postListLink },
);
