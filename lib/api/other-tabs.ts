import type { Change } from "@/lib/expenses/change";

const CHANNEL = "expenses";

/** Tells the browser's other tabs what the host has done to its list. */
export function tellOtherTabs(change: Change) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/** Hears what other tabs tell, until the returned function is called. */
export function hearOtherTabs(onChange: (change: Change) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => onChange(data as Change);
  return () => channel.close();
}
