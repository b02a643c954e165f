import { appContext } from "@/lib/server/app-context";
import { deleteList } from "@/lib/server/http/handlers/list/delete-list";
import { getList } from "@/lib/server/http/handlers/list/get-list";
import { postList } from "@/lib/server/http/handlers/list/post-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getList, POST: postList, DELETE: deleteList },
);
