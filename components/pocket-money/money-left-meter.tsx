import { Meter } from "./meter";
import type { MoneyLeft } from "./money-left";

/** The meter of the allowance. */
export function MoneyLeftMeter({
  money: { status, wholePaise, todayShare },
  className,
}: {
  money: MoneyLeft;
  className: string;
}) {
  return (
    <Meter
      share={1 - status.leftPaise / wholePaise}
      todayShare={todayShare}
      tone={status.leftPaise < 0 ? "over" : "good"}
      className={className}
    />
  );
}
