"use client";

import { catchError } from "next/error";
import { Card } from "@/components/ui/card";

/** Keeps a failure of the charts, such as their script not arriving, away from the table. */
export const AnalyticsBoundary = catchError(function ChartsFailure() {
  return (
    <Card role="alert" className="px-4 py-6 text-center text-muted">
      The charts could not be loaded. Reload the page to try again.
    </Card>
  );
});
