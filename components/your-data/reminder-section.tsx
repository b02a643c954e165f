import { useId, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { DataSection } from "./data-section";

const EVENING = "21:00";

/** Makes a calendar file that reminds the user every day. No service sends anything. */
export function ReminderSection() {
  const id = useId();
  const [time, setTime] = useState(EVENING);
  const [outcome, setOutcome] = useState<"saved" | "failed">();
  const remind = async () => {
    try {
      const { saveDailyReminder } =
        await import("@/lib/browser/download/save-reminder");
      saveDailyReminder(time);
      setOutcome("saved");
    } catch (error) {
      console.error("The reminder could not be made.", error);
      setOutcome("failed");
    }
  };
  return (
    <DataSection
      title="Daily reminder"
      about="A calendar event that asks what you spent, every day at this time."
    >
      <form
        method="post"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void remind();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Time
        </label>
        <input
          id={id}
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
          className={`${CONTROL_CLASS} w-36! max-md:grow`}
        />
        <button type="submit" className={`${buttonClass("quiet")} max-md:grow`}>
          Remind me
        </button>
      </form>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {outcome === "saved" &&
          "Open the downloaded file to add it to your calendar. To change the time, make another one; to stop, delete the event."}
      </p>
      {outcome === "failed" && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The reminder could not be made. Try again.
        </p>
      )}
    </DataSection>
  );
}
