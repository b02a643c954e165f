import { useState } from "react";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import type { RecurringPayment } from "@/lib/domain/plan/plan";

/** Makes a calendar file with the due dates of the bill that the fields of the form describe. */
export function RemindButton({
  read,
}: {
  /** Undefined for values that the form rejects. */
  read: (values: FormData) => RecurringPayment | undefined;
}) {
  const [text, setText] = useState("");
  const remind = async (form: HTMLFormElement) => {
    const payment = form.reportValidity() && read(new FormData(form));
    if (!payment) return;
    try {
      const { savePaymentReminder } =
        await import("@/lib/browser/download/save-reminder");
      setText(
        savePaymentReminder(payment)
          ? "Open the downloaded file to add it to your calendar."
          : "This bill has ended: there is no date to remind you of.",
      );
    } catch (error) {
      console.error("The reminder could not be made.", error);
      setText("The reminder could not be made. Try again.");
    }
  };
  return (
    // The text wraps before the buttons beside it do.
    <div className="grid justify-items-start md:max-w-72">
      <button
        type="button"
        onClick={({ currentTarget: { form } }) => form && void remind(form)}
        className={`${GHOST_BUTTON} text-muted hover:bg-raised hover:text-text forced-colors:underline`}
      >
        Remind me
      </button>
      <p role="status" className="px-3 text-sm text-muted empty:hidden">
        {text}
      </p>
    </div>
  );
}
