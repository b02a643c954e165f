import { appContext } from "@/lib/app-context";
import { deleteList } from "@/lib/http/list-handlers/delete-list";
import { getList } from "@/lib/http/list-handlers/get-list";
import { postList } from "@/lib/http/list-handlers/post-list";
import { endpoint } from "@/lib/http/middleware/endpoint";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  appContext,
  { GET: getList, POST: postList, DELETE: deleteList },
);
