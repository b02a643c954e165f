import { UnsentExpenses } from "./unsent-expenses";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";

/** All expenses on this device, for a list that could not be loaded: it is not known which of them it has. */
export function UnsentOfUnknownList() {
  const entries = useOutbox();
  const own = new Map(entries.map((entry) => [entry.id, entry]));
  return <UnsentExpenses entries={entries} own={own} list={undefined} />;
}
