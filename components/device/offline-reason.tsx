/** Below the buttons of a dialog: why they are disabled. */
export function OfflineReason({
  id,
  isOffline,
  className = "",
  children,
}: {
  id: string;
  isOffline: boolean;
  className?: string;
  /** What needs the network, as a sentence. */
  children: string;
}) {
  return (
    <p
      id={id}
      role="status"
      className={`text-sm text-muted empty:hidden ${className}`}
    >
      {isOffline && `You are offline. ${children}`}
    </p>
  );
}
