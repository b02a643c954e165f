import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import { type RowStatus, sendBatch } from "@/lib/browser/import/send-batch";
import { type Batch, splitBatches } from "@/lib/browser/import/split-batches";
import { waitForLimit } from "@/lib/browser/import/wait-for-limit";
import { onListEvent } from "@/lib/browser/list/list-events";
import { isKnownList, type ListRef, NONE } from "@/lib/browser/api/list-ref";
import {
  importedExpense,
  type PreviewRow,
} from "@/components/import/rows/preview-row";
import type { KeyCheck } from "@/components/import/rows/row-states";

type KeyChecks = ReadonlyMap<string, KeyCheck>;

const NO_CHECKS: KeyChecks = new Map();
const STORE_MS = 250;

/**
 * What the list has under the keys of the rows, asked in dry runs. Without
 * `canCheck`, or without a list, nothing is sent and every key is new.
 */
export function useKeyChecks(
  rows: readonly PreviewRow[],
  list: ListRef,
  canCheck: boolean,
) {
  const [checks, setChecks] = useState(NO_CHECKS);
  const [attempt, setAttempt] = useState(0);
  // Not reset when a check starts: while the rows of a file are rendered in a
  // transition, every other update renders with new `rows`, so an update without a
  // change would repeat the effect below.
  const [failed, setFailed] = useState<{
    rows: readonly PreviewRow[];
    list: ListRef;
    attempt: number;
  }>();
  const hasFailed =
    failed?.rows === rows && failed.list === list && failed.attempt === attempt;
  const known = useRef(checks);
  const checkedList = useRef(list);
  const replace = (checks: KeyChecks) => {
    known.current = checks;
    startTransition(() => setChecks(checks));
  };
  const setKeys = (entries: Iterable<[string, KeyCheck]>) =>
    replace(new Map([...known.current, ...entries]));
  const checkAgain = () => {
    replace(NO_CHECKS);
    setAttempt((attempt) => attempt + 1);
  };

  const add = useEffectEvent(setKeys);
  const forget = useEffectEvent(() => replace(NO_CHECKS));
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    const check = async () => {
      // The first import may have made the list; any other change is another list.
      if (isKnownList(checkedList.current) && checkedList.current !== list)
        forget();
      checkedList.current = list;
      const ask = async (batch: Batch) => {
        signal.throwIfAborted();
        // Without a list there is nothing to compare, so the rows are not sent.
        if (!canCheck || list === NONE) return [];
        const call = () => sendBatch(batch, list, { dryRun: true });
        return (await waitForLimit(call, signal)).results;
      };
      const store = (checks: [string, KeyCheck][]) => {
        if (checkedList.current === list) add(checks);
      };
      await checkRows(uncheckedRows(rows, known.current), ask, store);
    };
    check().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error("The rows could not be compared with the list.", error);
      setFailed({ rows, list, attempt });
    });
    return () => unmount.abort();
  }, [rows, list, canCheck, attempt]);

  // Another tab may have removed expenses that were here, or added others.
  const restart = useEffectEvent(checkAgain);
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (isFromOtherTab && event.kind !== "put") restart();
      }),
    [],
  );
  return { checks, setKeys, checkAgain, hasFailed };
}

/**
 * Stores the checks of several calls at once, because each change renders the
 * table; also those before an error.
 */
async function checkRows(
  rows: readonly ImportedExpense[],
  ask: (batch: Batch) => Promise<readonly { status: RowStatus }[]>,
  store: (checks: [string, KeyCheck][]) => void,
) {
  let checks: [string, KeyCheck][] = [];
  let storedAt = performance.now();
  const storeAll = () => {
    if (checks.length > 0) store(checks);
    checks = [];
    storedAt = performance.now();
  };
  try {
    for (const batch of splitBatches(rows)) {
      const results = await ask(batch);
      batch.rows.forEach(({ key }, row) =>
        checks.push([key, keyCheck(results[row]?.status)]),
      );
      if (performance.now() - storedAt > STORE_MS) storeAll();
    }
  } finally {
    storeAll();
  }
}

function keyCheck(status: RowStatus | undefined): KeyCheck {
  return status === "exists" || status === "changed" ? status : "new";
}

function uncheckedRows(
  rows: readonly PreviewRow[],
  checks: KeyChecks,
): ImportedExpense[] {
  const unchecked = new Map<string, ImportedExpense>();
  for (const row of rows) {
    if (!row.found || checks.has(row.found.key)) continue;
    unchecked.set(row.found.key, importedExpense(row));
  }
  return [...unchecked.values()];
}
