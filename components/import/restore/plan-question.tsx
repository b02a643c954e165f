import { useId } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { useRupees } from "@/components/ui/use-rupees";
import { planSummary } from "./plan-summary";
import type { PlanChoice } from "./use-plan-choice";

const FRAME = "pb-3 text-md md:px-5 md:pt-4";

/** Asks which pocket money the list has after a restore. */
export function PlanQuestion({ choice }: { choice: PlanChoice }) {
  const id = useId();
  const formatRupees = useRupees();
  if (choice.status === "failed")
    return (
      <p role="alert" className={`${FRAME} text-danger`}>
        Your pocket money could not be compared with the backup.{" "}
        <button type="button" onClick={choice.retry} className={QUIET_LINK}>
          Try again
        </button>
      </p>
    );
  if (choice.status !== "open") return null;
  const sides = [
    ["mine", "Keep mine", choice.mine],
    ["file", "Take the file’s", choice.file],
  ] as const;
  return (
    <div role="radiogroup" aria-labelledby={id} className={FRAME}>
      <p id={id} className="font-medium">
        Pocket money in the backup is different
      </p>
      {sides.map(([side, label, plan]) => (
        <label key={side} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={choice.side === side}
            onChange={() => choice.choose(side)}
            className="size-5 shrink-0 accent-teal"
          />
          <span>
            {label}:{" "}
            <span className="text-muted">
              {planSummary(plan, formatRupees)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
