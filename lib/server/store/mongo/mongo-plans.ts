import "server-only";
import { randomBytes } from "node:crypto";
import { type Collection, MongoServerError } from "mongodb";
import {
  type ListId,
  NO_PLAN,
  ONE_LIST,
  type PlanStore,
} from "@/lib/server/store/port";
import { parseStoredPlan } from "@/lib/server/store/stored-plan";
import type { MongoConnection } from "./mongo-call";
import { DUPLICATE_KEY } from "./mongo-insert";
import { touchList } from "./mongo-list-document";

/** A document of the collection `listPlans`, which has one for each list with a plan. */
export type PlanDocument = {
  /** The list's id; `one` for ONE_LIST. */
  _id: string;
  revision: string;
  /** JSON with amounts in paise. */
  plan: string;
};

export function planId(list: ListId): string {
  return list === ONE_LIST ? "one" : list;
}

export function createPlanStores({
  call,
  plans,
  lists,
}: MongoConnection & {
  plans: Collection<PlanDocument>;
}): (list: ListId) => PlanStore {
  /** Resolves to false when the list has another revision of the plan. */
  const replace = async (document: PlanDocument, expectedRevision: string) => {
    if (expectedRevision === NO_PLAN.revision) return insert(plans, document);
    const { _id } = document;
    const { matchedCount } = await plans.replaceOne(
      { _id, revision: expectedRevision },
      document,
    );
    return matchedCount === 1;
  };

  return (list) => {
    const _id = planId(list);
    const requireList = async (signal: AbortSignal) => {
      if (list !== ONE_LIST) await touchList(lists, list, signal);
    };

    return {
      readPlan: () =>
        call(async (signal) => {
          const document = await plans.findOne({ _id }, { signal });
          if (!document) return NO_PLAN;
          const { revision, plan } = document;
          return { revision, plan: parseStoredPlan(plan) };
        }),
      writePlan: (plan, expectedRevision) =>
        call(async (signal) => {
          await requireList(signal);
          const revision = randomBytes(8).toString("hex");
          const document = { _id, revision, plan: JSON.stringify(plan) };
          if (!(await replace(document, expectedRevision))) return undefined;
          // Another request may have erased the list meanwhile.
          await requireList(signal).catch(async (error: unknown) => {
            await plans.deleteOne({ _id });
            throw error;
          });
          return revision;
        }),
    };
  };
}

/** Resolves to false when the `_id` exists. */
async function insert(
  plans: Collection<PlanDocument>,
  document: PlanDocument,
): Promise<boolean> {
  try {
    await plans.insertOne(document);
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
      return false;
    throw error;
  }
}
