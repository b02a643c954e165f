"use client";

import { catchError } from "next/error";
import { Card } from "@/components/ui/card";

/** Catches errors of the charts, such as a script that fails to load, so that the table stays. */
export const AnalyticsBoundary = catchError(function ChartsFailure() {
  return (
    <Card role="alert" className="px-4 py-6 text-center text-muted">
      The charts could not be loaded. Reload the page to try again.
    </Card>
  );
});
