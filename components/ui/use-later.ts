import { startTransition, useEffect, useState } from "react";

/**
 * The value, a render later than it is shown: what depends on it is rendered in a
 * transition after the commit. `useDeferredValue` defers no value that is deferred
 * already, and would render both in one step.
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(() => value)), [value]);
  return later;
}
