import { lazy, Suspense } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

const loadNotice = () => import("./unsent-notice");
const loadDialog = () => import("./unsent-dialog");

const UnsentNotice = lazy(() =>
  loadNotice().then(({ UnsentNotice }) => ({ default: UnsentNotice })),
);
const UnsentDialog = lazy(() =>
  loadDialog().then(({ UnsentDialog }) => ({ default: UnsentDialog })),
);

/** What is needed offline of the screen My Expenses. */
export function loadUnsent(): Promise<unknown> {
  return Promise.all([
    loadOutbox(),
    loadNotice(),
    loadDialog(),
    import("./unsent-changes"),
  ]);
}

/** The notice of the expenses on this device, and the dialog of one of them. Loaded when there are any. */
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
  const entry = opened === undefined ? undefined : own.get(opened);
  const remove = async (unsent: OutboxEntry) => {
    onClose?.();
    const { removeUnsent } = await import("./unsent-changes");
    await removeUnsent(unsent, list);
  };
  if (entries.length === 0) return null;
  return (
    <LoadBoundary failure="What is not sent yet is on this device, but cannot be shown now.">
      <Suspense>
        <UnsentNotice entries={entries} own={own} list={list} />
        {entry && (
          <UnsentDialog
            entry={entry}
            onClose={() => onClose?.()}
            onRemove={() => void remove(entry)}
          />
        )}
      </Suspense>
    </LoadBoundary>
  );
}
