"use client";

import type { ReactNode } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";

const loadMonthAndLatest = () =>
  import("./month-and-latest").then(({ MonthAndLatest }) => MonthAndLatest);

/** This month and the latest expenses, for which narrow windows have no room and load no list. */
export function ListAside({ skeleton }: { skeleton: ReactNode }) {
  const isWide = useMediaQuery("(width >= 64rem)");
  const { loaded: MonthAndLatest } = useLateLoad(
    isWide ? "latest expenses" : undefined,
    loadMonthAndLatest,
  );
  return (
    <section
      aria-label="Your list"
      className="grid gap-4 tabular-nums max-lg:hidden"
    >
      {MonthAndLatest ? <MonthAndLatest skeleton={skeleton} /> : skeleton}
    </section>
  );
}
