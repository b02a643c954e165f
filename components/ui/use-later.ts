import { startTransition, useEffect, useState } from "react";

/**
 * The value, a render later than it is shown: what depends on it is rendered in a
 * transition after the commit. `useDeferredValue` would render both in one step where
 * the value is deferred already: it defers nothing within a deferred render
 * (https://react.dev/reference/react/useDeferredValue#caveats).
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(() => value)), [value]);
  return later;
}
