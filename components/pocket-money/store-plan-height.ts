import { writeSessionJson } from "@/lib/browser/storage/session-storage";
import { planHeightKey } from "./plan-height";

/** A ref that stores the height of the element for the next visit. */
export function storePlanHeight(element: HTMLElement | null) {
  if (!element) return;
  const observer = new ResizeObserver(() =>
    writeSessionJson(planHeightKey(), element.offsetHeight),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
