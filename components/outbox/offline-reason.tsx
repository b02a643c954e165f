/** Below the buttons of a dialog: why they are disabled. */
export function OfflineReason({
  id,
  isOffline,
  children,
}: {
  id: string;
  isOffline: boolean;
  /** What needs the network, as a sentence. */
  children: string;
}) {
  return (
    <p id={id} role="status" className="text-sm text-muted empty:hidden">
      {isOffline && `You are offline. ${children}`}
    </p>
  );
}
