import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { type ListRef, NONE } from "@/lib/browser/api/list-ref";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import {
  NOTIFICATION_MS,
  type NotificationAction,
  type NotificationDisplay,
  notifications as queue,
  UNDO,
} from "./notification-queue";
import { useUndoKey } from "./use-undo-key";

/** The space above and below the notifications. */
const MARGIN_PX = 16;

const MAX_NOTIFICATIONS = 100;

const manager = Toast.createToastManager<NotificationAction>();

const display: NotificationDisplay = {
  show: ({ action, ...content }) =>
    void manager.add({
      timeout: NOTIFICATION_MS,
      // Without them it would keep those of the one with its id.
      type: undefined,
      description: undefined,
      ...content,
      data: action,
    }),
  close: (id) => manager.close(id),
};

type Props = {
  list: ListRef;
  /** A dialog is open above the notifications, which become inert. */
  isCovered: boolean;
};

/** The notifications of the queue, as long as it is rendered. */
export function Notifications(props: Props) {
  // After the effect of the provider, which subscribes to the manager.
  useEffect(() => queue.deliver(display), []);
  return (
    // The viewport hides earlier ones itself.
    <Toast.Provider toastManager={manager} limit={MAX_NOTIFICATIONS}>
      <Viewport {...props} />
    </Toast.Provider>
  );
}

/**
 * The newest notification at the bottom of the screen, with a button that shows the
 * earlier ones below it; F6 moves the focus there.
 */
function Viewport({ list, isCovered }: Props) {
  const { toasts: notifications } = Toast.useToastManager<NotificationAction>();
  const [isExpanded, setIsExpanded] = useState(false);
  const open = notifications.filter(
    ({ transitionStatus }) => transitionStatus !== "ending",
  );
  const newest = open[0] ?? notifications[0];
  const earlier = open.length - 1;
  if (isExpanded && earlier < 1) setIsExpanded(false);
  useEffect(() => {
    for (const { id, data, transitionStatus } of notifications)
      if (data && transitionStatus !== "ending" && isOfOtherList(data, list))
        queue.close(id);
  }, [notifications, list]);
  const isOffline = useIsOffline();
  const isDisabled = (action: NotificationAction) =>
    isOffline && action.needsNetwork === true;
  const undo = open.find(({ data }) => data?.label === UNDO)?.data;
  useUndoKey(undo && !isDisabled(undo) ? undo.run : undefined);
  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={publishHeight}
        inert={isCovered}
        className="fixed inset-x-3 bottom-[calc(var(--bar-height,0px)+0.625rem)] z-30 mx-auto flex max-w-100 flex-col gap-2 md:bottom-[calc(var(--bar-height,0px)+1rem)]"
      >
        {notifications.map((notification) => (
          <Toast.Root
            key={notification.id}
            toast={notification}
            swipeDirection={["down", "left", "right"]}
            hidden={!isExpanded && notification !== newest}
            className="rounded-2xl bg-overlay shadow-float data-[type=failure]:outline data-[type=failure]:outline-danger/60 forced-colors:outline"
          >
            <Toast.Content className="flex items-center justify-end py-1 pr-1 pl-3 max-sm:gap-0.5 sm:flex-wrap sm:pl-4 roomy:py-2 roomy:pr-2">
              <div className="min-w-0 grow py-1 max-sm:text-sm sm:basis-48 roomy:py-2">
                <Toast.Title className="min-w-0" />
                <Toast.Description className="text-sm text-muted max-sm:text-xs" />
              </div>
              <div className="flex shrink-0 items-center max-sm:gap-0.5">
                {notification.data && (
                  <Toast.Action
                    aria-disabled={isDisabled(notification.data) || undefined}
                    onClick={() => {
                      if (notification.data && !isDisabled(notification.data))
                        press(notification.data);
                    }}
                    className="aria-disabled:opacity-60 min-h-11 rounded-full px-2.5 font-semibold whitespace-nowrap text-teal sm:px-4 transition-colors duration-150 hover:bg-track"
                  >
                    {notification.data.label}
                  </Toast.Action>
                )}
                {notification === newest && earlier > 0 && (
                  <button
                    type="button"
                    aria-expanded={isExpanded}
                    aria-label={`${earlier} earlier`}
                    onClick={() => setIsExpanded(!isExpanded)}
                    className="min-h-11 min-w-11 sm:px-3 rounded-full text-sm text-muted tabular-nums transition-colors duration-150 hover:bg-track hover:text-text"
                  >
                    {isExpanded ? (
                      "Less"
                    ) : (
                      <>
                        <span className="sm:hidden">+{earlier}</span>
                        <span className="max-sm:hidden">{earlier} earlier</span>
                      </>
                    )}
                  </button>
                )}
                <Toast.Close
                  aria-label="Dismiss"
                  // On a phone, the button with the earlier ones needs its room.
                  className={`grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-track hover:text-text ${notification === newest && earlier > 0 && !isExpanded ? "max-sm:hidden" : ""}`}
                >
                  <X size={20} strokeWidth={1.8} />
                </Toast.Close>
              </div>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function press({ run, focus }: NotificationAction) {
  run();
  // The focused button is removed with its notification, and a row that comes back is not rendered yet.
  if (focus) requestAnimationFrame(focus);
}

function isOfOtherList(action: NotificationAction, list: ListRef): boolean {
  if (!("list" in action) || action.list === list) return false;
  // The first plan has made the list that its Undo changes.
  return !(action.label === UNDO && action.list === NONE);
}

/**
 * Sets `--notifications-height`, the height that the notifications cover above the
 * bar: the page ends, and the focused element scrolls, above it.
 */
function publishHeight(viewport: HTMLElement | null) {
  if (!viewport) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = viewport.offsetHeight && viewport.offsetHeight + MARGIN_PX;
    style.setProperty("--notifications-height", `${height}px`);
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    style.removeProperty("--notifications-height");
  };
}
