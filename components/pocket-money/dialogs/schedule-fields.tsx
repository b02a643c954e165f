import { useId, useState } from "react";
import { Field } from "@/components/expense-form/field";
import { Select } from "@/components/ui/select";
import type { Schedule } from "@/lib/domain/plan/schedule";
import { ordinal, WEEKDAYS } from "@/components/pocket-money/plan-text";

const SHORTEST_MONTH = 28;
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** Month or week, and its day: the fields `every` and `day`. */
export function ScheduleFields({
  value: { every: initial, day },
  dayLabel,
  onChange,
}: {
  /** The initial value. */
  value: Schedule;
  /** Such as `It comes on`. */
  dayLabel: string;
  onChange?: (schedule: Schedule) => void;
}) {
  const id = useId();
  const [first] = useState({ every: initial, day });
  const [schedule, setSchedule] = useState<Schedule>(first);
  const { every, day: chosenDay } = schedule;
  const change = (changed: Schedule) => {
    setSchedule(changed);
    onChange?.(changed);
  };
  const segment = (name: Schedule["every"], label: string) => (
    <label className="relative flex min-h-10 grow basis-0 cursor-pointer items-center justify-center rounded-full px-3 text-md whitespace-nowrap text-muted transition-colors duration-150 after:absolute after:-inset-y-0.5 after:inset-x-0 has-checked:bg-selected has-checked:font-medium has-checked:text-text has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-teal forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]">
      <input
        type="radio"
        name="every"
        value={name}
        checked={every === name}
        onChange={() =>
          change({ every: name, day: name === first.every ? first.day : 1 })
        }
        className="sr-only"
      />
      {label}
    </label>
  );
  return (
    <div className="grid gap-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.25 text-sm font-medium text-muted">
          How often
        </legend>
        <div className="flex min-h-11.5 rounded-full bg-raised p-0.5 ring-1 ring-hairline ring-inset forced-colors:border">
          {segment("month", "Every month")}
          {segment("week", "Every week")}
        </div>
      </fieldset>
      <Field
        id={`${id}-day`}
        label={every === "month" ? `${dayLabel} the` : dayLabel}
      >
        <Select
          id={`${id}-day`}
          name="day"
          value={chosenDay}
          onChange={({ target }) =>
            change({ every, day: Number(target.value) })
          }
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
                  {ordinal(day)}
                </option>
              ))}
        </Select>
      </Field>
      <p
        id={`${id}-short`}
        className="-mt-1 text-sm text-muted empty:hidden md:col-span-2"
      >
        {every === "month" &&
          chosenDay > SHORTEST_MONTH &&
          "In a shorter month, on its last day."}
      </p>
    </div>
  );
}

export function readSchedule(values: FormData): Schedule {
  return {
    every: values.get("every") === "week" ? "week" : "month",
    day: Number(values.get("day")),
  };
}
