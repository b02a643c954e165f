import type { Unit } from "@/lib/domain/view/span-totals";

export const UNIT_NAMES: Record<Unit, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
};
