import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import {
  type MessageAction,
  type MessageData,
  useMessageDelivery,
} from "./notification-queue";
import { newestUndo } from "./newest-undo";
import { useUndoKey } from "./use-undo-key";

/**
 * The toasts of the screen; F6 moves the focus to them. On a phone each has one
 * line, whose description is truncated first.
 */
export function Messages({
  isCovered,
  onAction,
  onActionPress,
}: {
  /** A dialog is open above the messages, which become inert. */
  isCovered: boolean;
  /** Called by the undo key. */
  onAction: (action: MessageAction) => void;
  /** Called by the button of a message. */
  onActionPress: (action: MessageAction) => void;
}) {
  const { toasts } = Toast.useToastManager<MessageData>();
  const undo = newestUndo(toasts);
  useMessageDelivery();
  useUndoKey(undo && (() => onAction(undo)));
  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={publishHeight}
        inert={isCovered}
        // The `before` box hides the table rows below the sticky total.
        className="fixed inset-x-2 bottom-2 z-30 mx-auto flex max-w-form flex-col gap-2 sm:inset-x-4 sm:bottom-4 tall:before:fixed tall:before:inset-x-0 tall:before:bottom-0 tall:before:-z-1 tall:before:h-(--messages-height,0px) tall:before:bg-ink"
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={["down", "left", "right"]}
            className="rounded-card border border-white/20 bg-raised shadow-lg shadow-black/60 data-limited:hidden data-[type=failure]:border-danger/60"
          >
            <Toast.Content className="flex items-center justify-end py-1 pr-1 pl-3 max-sm:gap-0.5 sm:flex-wrap sm:pl-4 roomy:py-2 roomy:pr-2">
              <div className="min-w-0 grow max-sm:flex max-sm:gap-1 max-sm:text-sm sm:basis-48 roomy:py-2">
                <Toast.Title className="min-w-0" />
                <Toast.Description className="text-sm text-muted max-sm:shrink-9999 max-sm:truncate" />
              </div>
              {toast.data && (
                <Toast.Action
                  onClick={() => toast.data && onActionPress(toast.data.action)}
                  className="min-h-11 shrink-0 rounded-full px-2.5 font-semibold whitespace-nowrap text-teal sm:px-4 transition-colors duration-150 hover:bg-white/10"
                >
                  {toast.data.action.label}
                </Toast.Action>
              )}
              <Toast.Close
                aria-label="Dismiss"
                className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-white/10 hover:text-text"
              >
                <X size={20} strokeWidth={1.8} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

/**
 * Sets `--messages-height`, the height that the messages cover at the bottom of
 * the page: the sticky total and the end of the page move up by it.
 */
function publishHeight(viewport: HTMLElement | null) {
  if (!viewport) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = viewport;
    const margin = parseFloat(getComputedStyle(viewport).bottom);
    const height = offsetHeight && margin + offsetHeight + margin;
    style.setProperty("--messages-height", `${height}px`);
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    style.removeProperty("--messages-height");
  };
}
