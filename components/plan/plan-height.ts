import {
  readSessionJson,
  writeSessionJson,
} from "@/lib/client/storage/session-storage";
import { isRecord } from "@/lib/client/type-guards";

const KEY = "plan-height";

/** The height of the plan in px, when it was last shown in a window of this width. */
export function readPlanHeight(): number | undefined {
  const stored = readSessionJson(KEY);
  return isRecord(stored) &&
    stored["width"] === innerWidth &&
    typeof stored["height"] === "number"
    ? stored["height"]
    : undefined;
}

/** A ref that stores the height of the element for the next visit. */
export function storePlanHeight(element: HTMLElement | null) {
  if (!element) return;
  const observer = new ResizeObserver(() =>
    writeSessionJson(KEY, { width: innerWidth, height: element.offsetHeight }),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
