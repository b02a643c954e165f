import { lazy, Suspense, useSyncExternalStore } from "react";
import { SHARED } from "@/lib/domain/wire/share-paths";
import type { SharedContentProps } from "./take-shared";

const TakeShared = lazy(() => import("./take-shared"));

/** Takes what another app has shared, on the page that the service worker has led to. */
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
