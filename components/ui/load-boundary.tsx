import { catchError } from "next/error";

/** Catches errors of a part of the screen, such as a script that fails to load, so that the rest stays. */
export const LoadBoundary = catchError(PartFailure);

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
