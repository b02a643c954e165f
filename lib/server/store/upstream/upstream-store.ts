import "server-only";
import { createListSnapshots } from "@/lib/server/store/list-snapshot";
import {
  type ExpenseStore,
  type ListStore,
  StoreError,
} from "@/lib/server/store/port";
import { toJson } from "@/lib/domain/wire/expense-json";
import {
  badResponse,
  readArray,
  requestUpstream,
  requireJson,
  type UpstreamRequest,
} from "./upstream-request";
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
} from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";

const GET_JSON: UpstreamRequest = { headers: { accept: "application/json" } };

/**
 * Stores expenses on an upstream host, at its `/show` and `/add`. Of a client's
 * request, the host gets the four fields and the idempotency key only.
 *
 * @param url the URL of the host, without a slash at the end
 */
export function openUpstreamStore(url: string): ExpenseStore {
  let isClosed = false;

  const call = async <T>(
    path: "/show" | "/add",
    request: UpstreamRequest,
    readResponse: (response: Response) => Promise<T>,
  ): Promise<T> => {
    if (isClosed) throw new StoreError("unavailable", "The store is closed.");
    return requestUpstream(url + path, request, async (response) => {
      if (response.ok) return readResponse(response);
      await response.body?.cancel();
      if (response.status === HTTP.UNPROCESSABLE_CONTENT && path === "/add")
        throw new StoreError(
          "key_reused",
          "The expense host refused this expense, or its Idempotency-Key was used for another.",
        );
      throw badResponse(`status ${response.status}`);
    });
  };

  const readRows = () =>
    call("/show", GET_JSON, async (response) => {
      await requireJson(response);
      return readArray(response);
    });

  const list: ListStore = {
    editable: false,
    ...createListSnapshots(readRows),
    add: (expense, key) =>
      call(
        "/add",
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            [IDEMPOTENCY_KEY_HEADER]: key,
          },
          body: JSON.stringify(toJson(expense)),
        },
        async (response) => {
          await response.body?.cancel();
          const replayed = response.headers.get(IDEMPOTENT_REPLAYED_HEADER);
          return { expense, isReplay: replayed === "true" };
        },
      ),
    newest: notSupported,
    addBatch: notSupported,
    replace: notSupported,
    restore: notSupported,
    remove: notSupported,
    removeBatch: notSupported,
    count: notSupported,
    erase: notSupported,
    readPlan: notSupported,
    writePlan: notSupported,
  };

  return {
    name: "upstream",
    forList: () => list,
    health: () =>
      call("/show", GET_JSON, async (response) => {
        await requireJson(response);
        await response.body?.cancel();
      }),
    close: async () => {
      isClosed = true;
    },
  };
}

async function notSupported(): Promise<never> {
  throw new StoreError(
    "not_supported",
    "The expense host takes new expenses only.",
  );
}
