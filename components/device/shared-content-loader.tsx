import { lazy, Suspense, useSyncExternalStore } from "react";
import { SHARED } from "@/lib/domain/wire/share-paths";
import type { SharedContentProps } from "./take-shared";

const TakeShared = lazy(() => import("./take-shared"));

/** The service worker leads to the page with what another app has shared. */
export function SharedContentLoader(props: SharedContentProps) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  return (
    hash.startsWith(SHARED) && (
      <Suspense>
        <TakeShared {...props} />
      </Suspense>
    )
  );
}

const subscribe = () => () => {};
