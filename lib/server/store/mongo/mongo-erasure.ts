import "server-only";
import type { Collection } from "mongodb";
import { type ListId, ONE_LIST } from "@/lib/server/store/port";
import type { MongoConnection } from "./mongo-call";
import { listScope } from "./mongo-document";
import { HIDE } from "./mongo-list-document";
import { planId, type PlanDocument } from "./mongo-plans";

export function createErasure({
  call,
  expenses,
  plans,
  lists,
}: MongoConnection & {
  plans: Collection<PlanDocument>;
}): (list: ListId) => Promise<void> {
  return async (list) => {
    const removeContents = () =>
      call(async () => {
        await plans.deleteOne({ _id: planId(list) });
        await expenses.deleteMany(listScope(list).filter);
      });
    if (list === ONE_LIST) return removeContents();
    await call(async () => (await lists()).updateOne({ _id: list }, HIDE));
    await removeContents();
    await call(async () => (await lists()).deleteOne({ _id: list }));
    // Requests that had begun before it was hidden have added this.
    await removeContents();
  };
}
