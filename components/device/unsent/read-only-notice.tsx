/** The id of the notice, for `aria-describedby` of what is disabled. */
export const READ_ONLY_REASON = "read-only-reason";

/** Why the list cannot be changed now. */
export function readOnlyText(isOffline: boolean): string {
  return isOffline
    ? "You are offline."
    : "Your list cannot be reached at the moment.";
}

/** Says why the list cannot be changed now, and of when it is. */
export function ReadOnlyNotice({
  isOffline,
  asOf,
  children,
}: {
  /** The browser has no network. Otherwise the server cannot be reached. */
  isOffline: boolean;
  /** In epoch ms; undefined for the newest list of this tab. */
  asOf: number | undefined;
  /** What can be done now, and what needs the network. */
  children: string;
}) {
  return (
    <div role="status" className={isShown(isOffline, asOf) ? "" : "contents"}>
      {isShown(isOffline, asOf) && (
        <p
          id={READ_ONLY_REASON}
          className="rounded-2xl bg-raised px-4 py-2.5 text-md/5 forced-colors:outline"
        >
          {readOnlyText(isOffline)}{" "}
          {asOf !== undefined && `This is your list as of ${timeText(asOf)}. `}
          {children}
        </p>
      )}
    </div>
  );
}

function isShown(isOffline: boolean, asOf: number | undefined): boolean {
  return isOffline || asOf !== undefined;
}

function timeText(time: number): string {
  return new Date(time).toLocaleString("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}
