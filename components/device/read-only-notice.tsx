import { Eye, WifiOff } from "lucide-react";
import { listProblemText } from "@/components/list/list-problem-text";

/** The id of the notice, for `aria-describedby` of what is disabled. */
export const READ_ONLY_REASON = "read-only-reason";

export function unreachableText(isOffline: boolean): string {
  return isOffline
    ? "You are offline."
    : "Your list cannot be reached at the moment.";
}

/** Says why the list cannot be changed now, and of when it is. */
export function ReadOnlyNotice({
  isReader = false,
  isOffline,
  asOf,
  need,
  children,
}: {
  /** The browser has a link that only reads the list. */
  isReader?: boolean | undefined;
  /** The browser has no network. Otherwise the server cannot be reached. */
  isOffline: boolean;
  /** In epoch ms; undefined for the newest list of this tab. */
  asOf: number | undefined;
  /** What needs the network, for what is disabled: its look says it to others. */
  need?: string;
  children: string;
}) {
  const isUnreachable = isOffline || asOf !== undefined;
  const isShown = isReader || isUnreachable;
  const Icon = isUnreachable ? WifiOff : Eye;
  return (
    <div role="status" className={isShown ? "" : "contents"}>
      {isShown && (
        <p
          id={READ_ONLY_REASON}
          data-hides-add={isReader || undefined}
          className="flex items-center gap-3 rounded-2xl bg-raised px-4 py-2.5 text-md/5 md:px-5 forced-colors:outline"
        >
          <Icon
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className={`shrink-0 ${isUnreachable ? "text-warning" : "text-purple"}`}
          />
          <span>
            {isUnreachable && `${unreachableText(isOffline)} `}
            {asOf !== undefined &&
              `This is your list as of ${timeText(asOf)}. `}
            {isReader ? listProblemText("read_only") : children}
            {need && <span className="sr-only"> {need}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

function timeText(time: number): string {
  return new Date(time).toLocaleString("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}
