import { readSessionJson } from "@/lib/browser/storage/session-storage";

/** The key of the height of the plan in a window of this width. */
export function planHeightKey(): string {
  return `plan-height-${innerWidth}`;
}

/** The height of the plan in px, when it was last shown in a window of this width. */
export function readPlanHeight(): number | undefined {
  const height = readSessionJson(planHeightKey());
  return typeof height === "number" ? height : undefined;
}
