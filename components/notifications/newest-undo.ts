import type {
  NotificationAction,
  NotificationData,
} from "./notification-queue";

type Shown = {
  data?: NotificationData | undefined;
  transitionStatus?: "starting" | "ending" | undefined;
};

/** The Undo of the newest notification that has one and is not closing. */
export function newestUndo(
  newestFirst: readonly Shown[],
): NotificationAction | undefined {
  return newestFirst.find(
    ({ data, transitionStatus }) =>
      data?.action.label === "Undo" && transitionStatus !== "ending",
  )?.data?.action;
}
