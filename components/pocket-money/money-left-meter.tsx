import { Meter } from "./meter";
import type { MoneyLeft } from "./money-left";

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
