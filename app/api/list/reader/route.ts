import { appContext } from "@/lib/server/app-context";
import { deleteListReader } from "@/lib/server/http/handlers/list/delete-list-reader";
import { postListReader } from "@/lib/server/http/handlers/list/post-list-reader";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { POST: postListReader, DELETE: deleteListReader },
);
