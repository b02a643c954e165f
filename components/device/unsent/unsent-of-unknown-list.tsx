import { useMemo } from "react";
import { UnsentExpenses } from "./unsent-expenses";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";

/** All expenses on this device, for a list that could not be loaded: it is not known which of them it has. */
export function UnsentOfUnknownList() {
  const entries = useOutbox();
  const own = useMemo(
    () => new Map(entries.map((entry) => [entry.id, entry])),
    [entries],
  );
  return <UnsentExpenses entries={entries} own={own} list={undefined} />;
}
