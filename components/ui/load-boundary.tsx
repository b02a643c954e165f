import { catchError } from "next/error";
import { type ReactNode, Suspense } from "react";

/** Catches errors of a part of the screen, such as a script that fails to load, so that the rest stays. */
export const LoadBoundary = catchError(PartFailure);

/** Around a part that `lazy` loads. */
export function LazyPart({
  failure,
  fallback,
  children,
}: {
  /** What the part could not show. */
  failure: string;
  /** Shown while the part is loading. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <LoadBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** Replaces a part of the screen that could not be loaded. */
export function PartFailure({
  failure,
}: {
  /** What the part could not show. */
  failure: string;
}) {
  return (
    <p role="alert" className="text-muted">
      {failure} Reload the page to try again.
    </p>
  );
}
