import { type ComponentProps, useState } from "react";
import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import { useSkipClosedOverlays } from "@/components/ui/use-back-to-close";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import type { EditDialog } from "./edit-dialog";

const FAILURE = "The expense could not be opened.";

const loadDialog = () => import("./edit-dialog");

/** The edit dialog, loaded after the rows, or when it is first opened. */
export function LazyEditDialog(props: ComponentProps<typeof EditDialog>) {
  const isOpen = props.edit !== undefined;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useSkipClosedOverlays();
  const { loaded, hasFailed } = useLateLoad("dialogs", loadDialog, {
    isAsked: isOpen,
    // An open dialog covers the notifications.
    onFailure: props.onClose,
  });
  if (hasFailed) return <PartFailure failure={FAILURE} />;
  return (
    wasOpened &&
    loaded && (
      <LoadBoundary failure={FAILURE}>
        <loaded.EditDialog {...props} />
      </LoadBoundary>
    )
  );
}
