import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { canStoreUnsent } from "@/lib/browser/outbox/store-unsent";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

const FAILURE =
  "Your unsent expenses are on this device, but cannot be shown now.";

/** Loads what a person needs of the outbox without the network, on a screen that shows the list. */
async function loadUnsent() {
  const [notice, dialog, changes] = await Promise.all([
    import("./unsent-notice"),
    import("./unsent-dialog"),
    import("./unsent-mutations"),
    loadOutbox(),
  ]);
  return { ...notice, ...dialog, ...changes };
}

/** The notice of the expenses on this device, and the dialog of one of them. */
export function UnsentExpenses({
  entries,
  own,
  list,
  opened,
  onClose,
}: {
  entries: readonly OutboxEntry[];
  /** By id: those for the list of the screen. */
  own: ReadonlyMap<string, OutboxEntry>;
  list: ListRef;
  /** The id of the expense whose dialog is open. */
  opened?: string | undefined;
  onClose?: () => void;
}) {
  const hasEntries = entries.length > 0;
  const { loaded, hasFailed } = useLateLoad(
    hasEntries || canStoreUnsent() ? "outbox" : undefined,
    loadUnsent,
    { isAsked: hasEntries },
  );
  if (!hasEntries) return null;
  if (hasFailed) return <PartFailure failure={FAILURE} />;
  if (!loaded) return null;
  const entry = opened === undefined ? undefined : own.get(opened);
  return (
    <LoadBoundary failure={FAILURE}>
      <loaded.UnsentNotice entries={entries} own={own} list={list} />
      {entry && (
        <loaded.UnsentDialog
          entry={entry}
          onClose={() => onClose?.()}
          onRemove={() => {
            onClose?.();
            void loaded.removeUnsent(entry);
          }}
        />
      )}
    </LoadBoundary>
  );
}
