import type { MessageAction, MessageData } from "./notification-queue";

type Shown = {
  data?: MessageData | undefined;
  transitionStatus?: "starting" | "ending" | undefined;
};

/** The Undo of the newest message that has one and is not closing. */
export function newestUndo(
  newestFirst: readonly Shown[],
): MessageAction | undefined {
  return newestFirst.find(
    ({ data, transitionStatus }) =>
      data?.action.label === "Undo" && transitionStatus !== "ending",
  )?.data?.action;
}
