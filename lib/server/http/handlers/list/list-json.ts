import { z } from "zod";
import { listRef } from "@/lib/server/http/list/list-token";
import type { ExpenseStore, ListRecord } from "@/lib/server/store/port";

const privateMode = { mode: z.literal("private") };

export const listSchema = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("one") }),
  z.object({
    ...privateMode,
    exists: z.boolean(),
    ref: z.string().optional().meta({
      description: "The list's value in the header `List`.",
    }),
    access: z.enum(["full", "read"]).optional().meta({
      description: "`read` if the cookie is that of a link that only reads.",
    }),
    createdAt: z.string().optional(),
    count: z.int().optional().meta({
      description: "The number of its expenses: all that erasing removes.",
    }),
  }),
]);

export async function listJson(
  store: ExpenseStore,
  { id, access, createdAt }: ListRecord,
): Promise<z.infer<typeof listSchema>> {
  const count = await store.forList(id).count();
  const ref = listRef(id);
  return { mode: "private", exists: true, ref, access, createdAt, count };
}
