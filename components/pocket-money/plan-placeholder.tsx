import { useState } from "react";
import { readPlanHeight } from "./plan-height";

/** The height is that of the last plan, so that what is below does not move. */
export function PlanPlaceholder() {
  const [height] = useState(readPlanHeight);
  return <div aria-hidden style={{ height }} />;
}
