import type { Change } from "@/lib/expenses/change";

// One for telling and hearing, which so does not hear what it tells.
let channel: BroadcastChannel | undefined;
const open = () => (channel ??= new BroadcastChannel("expenses"));

/** Tells the browser's other tabs what the host has done to its list. */
export function tellOtherTabs(change: Change) {
  open().postMessage(change);
}

/** Hears what other tabs tell, until the returned function is called. */
export function hearOtherTabs(onChange: (change: Change) => void) {
  const hear = ({ data }: MessageEvent) => onChange(data as Change);
  open().addEventListener("message", hear);
  return () => open().removeEventListener("message", hear);
}
