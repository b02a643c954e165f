import "server-only";
import type { Collection } from "mongodb";
import { type ListId, ONE_LIST } from "@/lib/server/store/port";
import type { MongoCall } from "./mongo-call";
import { listScope, type StoredDocument } from "./mongo-document";
import { HIDE, type ListCollection } from "./mongo-list-document";
import { planId, type PlanDocument } from "./mongo-plans";

/** Returns the function that erases a list. */
export function createErasure({
  call,
  expenses,
  plans,
  lists,
}: {
  call: MongoCall;
  expenses: Collection<StoredDocument>;
  plans: Collection<PlanDocument>;
  lists: ListCollection;
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
