import "server-only";
import { retryWhileLocked } from "./sqlite-lock";

/**
 * Collects the calls made in one turn of the event loop, or while the file is
 * locked, and runs them as one batch: concurrent adds share a transaction, and
 * so one fsync.
 */
export function batchCalls<Input, Result>(
  runBatch: (inputs: Input[]) => Result[],
): (input: Input) => Promise<Result> {
  type PendingCall = {
    input: Input;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  };
  let pending: PendingCall[] = [];
  const takePending = () => {
    const calls = pending;
    pending = [];
    return calls;
  };
  const flush = async () => {
    try {
      await retryWhileLocked(() => {
        const results = runBatch(pending.map(({ input }) => input));
        takePending().forEach(({ resolve }, index) =>
          resolve(results[index] as Result),
        );
      });
    } catch (error) {
      for (const { reject } of takePending()) reject(error);
    }
  };
  return (input) =>
    new Promise<Result>((resolve, reject) => {
      if (pending.push({ input, resolve, reject }) === 1)
        setImmediate(() => void flush());
    });
}
