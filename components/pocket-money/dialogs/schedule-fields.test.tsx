// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ScheduleFields } from "./schedule-fields";

const HINT = "In a shorter month, on its last day.";
const day = () => screen.getByLabelText(/^It comes on/);

it("says what happens in a month without the chosen day, and begins a week with its first", () => {
  const onChange = vi.fn();
  render(
    <ScheduleFields
      value={{ every: "month", day: 5 }}
      dayLabel="It comes on"
      onChange={onChange}
    />,
  );
  fireEvent.change(day(), { target: { value: "28" } });
  expect(screen.queryByText(HINT)).toBeNull();
  fireEvent.change(day(), { target: { value: "29" } });
  expect(day()).toHaveAccessibleDescription(HINT);
  expect(onChange).toHaveBeenLastCalledWith({ every: "month", day: 29 });
  fireEvent.click(screen.getByLabelText("Every week"));
  expect(screen.queryByText(HINT)).toBeNull();
  expect(day()).toHaveValue("1");
  fireEvent.click(screen.getByLabelText("Every month"));
  expect(onChange).toHaveBeenLastCalledWith({ every: "month", day: 5 });
});
