import type { Unit } from "@/lib/list/span-totals";

export const UNIT_NAMES: Record<Unit, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
};
