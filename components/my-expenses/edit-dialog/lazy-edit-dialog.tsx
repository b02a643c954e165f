import {
  type ComponentProps,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useSkipClosedOverlays } from "@/components/ui/use-back-to-close";
import { SETTLED_MS, useHasLoaded } from "@/components/ui/use-has-loaded";
import type { EditDialog as EditDialogType } from "./edit-dialog";

const loadDialog = () => import("./edit-dialog");

const EditDialog = lazy(() =>
  loadDialog().then(({ EditDialog }) => ({ default: EditDialog })),
);

/** The edit dialog, loaded after the page, or when it is first opened. */
export function LazyEditDialog(props: ComponentProps<typeof EditDialogType>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.edit && !wasOpened) setWasOpened(true);
  useSkipClosedOverlays();
  const hasSettled = useHasLoaded(SETTLED_MS);
  const isOpen = props.edit !== undefined;
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (hasSettled || isOpen)
      loadDialog().catch((error: unknown) => {
        console.info("Expenses cannot be edited now.", error);
        // An open dialog covers the notifications.
        if (isOpen) close();
      });
  }, [hasSettled, isOpen]);
  return (
    wasOpened && (
      <LoadBoundary failure="The expense could not be opened.">
        <Suspense>
          <EditDialog {...props} />
        </Suspense>
      </LoadBoundary>
    )
  );
}
