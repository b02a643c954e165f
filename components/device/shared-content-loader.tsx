import { lazy, Suspense } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { SHARED } from "@/lib/domain/wire/share-paths";
import type { SharedContentProps } from "./take-shared";

const TakeShared = lazy(() => import("./take-shared"));

/** The service worker leads to the page with what another app has shared. */
export function SharedContentLoader(props: SharedContentProps) {
  return (
    useIsHydrated() &&
    location.hash.startsWith(SHARED) && (
      <Suspense>
        <TakeShared {...props} />
      </Suspense>
    )
  );
}
