import { useEffect } from "react";
import { type ListRef, NONE } from "@/lib/browser/api/list-ref";
import {
  closeNotification,
  type NotificationAction,
  type NotificationData,
} from "./notification-queue";

type Shown = {
  id: string;
  data?: NotificationData | undefined;
  transitionStatus?: "starting" | "ending" | undefined;
};

/** Closes the notifications whose action would change another list. */
export function useCloseOtherLists(
  notifications: readonly Shown[],
  list: ListRef,
) {
  useEffect(() => {
    for (const { id, data, transitionStatus } of notifications)
      if (
        data &&
        transitionStatus !== "ending" &&
        isOfOtherList(data.action, list)
      )
        closeNotification(id);
  }, [notifications, list]);
}

function isOfOtherList(action: NotificationAction, list: ListRef): boolean {
  switch (action.label) {
    case "Undo":
      // The first plan has made the list.
      return action.list !== list && action.list !== NONE;
    case "Keep it on this device":
      return action.list !== list;
    case "Edit again":
      return action.edit.list !== list;
    case "Start a new list":
      return false;
  }
}
