import { useState } from "react";
import { readPlanHeight } from "./plan-height";

/** Takes the height that the plan had last, so that what is below does not move. */
export function PlanPlaceholder() {
  const [height] = useState(readPlanHeight);
  return <div aria-hidden style={{ height }} />;
}
