import { useId, useState } from "react";
import { Field } from "@/components/expense-form/field";
import { Select } from "@/components/ui/select";
import type { Schedule } from "@/lib/domain/plan/schedule";
import { WEEKDAYS } from "@/components/pocket-money/plan-text";

const SHORTEST_MONTH = 28;
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** Month or week, and its day: the fields `every` and `day`. */
export function ScheduleFields({
  value: { every: initial, day },
  dayLabel,
  onChange,
}: {
  value: Schedule;
  dayLabel: string;
  onChange?: (schedule: Schedule) => void;
}) {
  const id = useId();
  const [every, setEvery] = useState(initial);
  const [chosenDay, setChosenDay] = useState(day);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field id={`${id}-every`} label="Every" error={undefined}>
        <Select
          id={`${id}-every`}
          name="every"
          value={every}
          onChange={({ target }) => {
            const chosen = target.value === "week" ? "week" : "month";
            const firstDay = chosen === initial ? day : 1;
            setEvery(chosen);
            setChosenDay(firstDay);
            onChange?.({ every: chosen, day: firstDay });
          }}
        >
          <option value="month">Month</option>
          <option value="week">Week</option>
        </Select>
      </Field>
      <Field id={`${id}-day`} label={dayLabel} error={undefined}>
        <Select
          id={`${id}-day`}
          name="day"
          value={chosenDay}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            setChosenDay(chosen);
            onChange?.({ every, day: chosen });
          }}
          aria-describedby={`${id}-short`}
        >
          {every === "week"
            ? WEEKDAYS.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))
            : MONTH_DAYS.map((day) => (
                <option key={day} value={day}>
                  {day}
                </option>
              ))}
        </Select>
      </Field>
      <p
        id={`${id}-short`}
        className="col-span-2 -mt-1 text-sm text-muted empty:hidden"
      >
        {every === "month" &&
          chosenDay > SHORTEST_MONTH &&
          "In a shorter month, on its last day."}
      </p>
    </div>
  );
}

/** The schedule of the fields. */
export function readSchedule(values: FormData): Schedule {
  return {
    every: values.get("every") === "week" ? "week" : "month",
    day: Number(values.get("day")),
  };
}
