import type { ComponentProps } from "react";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { useStore } from "@/lib/browser/storage/use-store";
import { notifications } from "./notification-queue";
import type { Notifications } from "./notifications";

const loadNotifications = () => import("./notifications");
const NONE_WAITING: readonly never[] = [];

/** The notifications, loaded after the rows, or when the first one is shown. */
export function LazyNotifications(props: ComponentProps<typeof Notifications>) {
  const waiting = useStore(notifications.waiting, NONE_WAITING);
  const { loaded } = useLateLoad("notifications", loadNotifications, {
    isAsked: waiting.length > 0,
  });
  return loaded && <loaded.Notifications {...props} />;
}
