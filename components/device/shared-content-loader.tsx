import { lazy } from "react";
import { LazyPart } from "@/components/ui/load-boundary";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { SHARED } from "@/lib/domain/wire/share-paths";
import type { SharedContentProps } from "./take-shared";

const TakeShared = lazy(() => import("./take-shared"));

/** The service worker leads to the page with what another app has shared. */
export function SharedContentLoader(props: SharedContentProps) {
  return (
    useIsHydrated() &&
    location.hash.startsWith(SHARED) && (
      <LazyPart failure="What you shared could not be loaded.">
        <TakeShared {...props} />
      </LazyPart>
    )
  );
}
