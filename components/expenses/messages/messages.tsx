import { Toast } from "@base-ui/react/toast";
import { CloseIcon } from "@/components/ui/close-icon";
import { type MessageAction, useMessageDelivery } from "./message-queue";
import { useUndoKey } from "./use-undo-key";

/**
 * What happened, for some seconds, with a way to undo it. F6 leads there.
 * On a phone each is one line: what it says shrinks from its least important end.
 */
export function Messages({
  isCovered,
  onAction,
  onActionPress,
}: {
  /** By a dialog: then nothing of them can be pressed, or opens over it. */
  isCovered: boolean;
  /** By the key for undo. */
  onAction: (action: MessageAction) => void;
  /** By the message's own button. */
  onActionPress: (action: MessageAction) => void;
}) {
  const { toasts } = Toast.useToastManager<{ action: MessageAction }>();
  useMessageDelivery();
  useUndoKey(onAction);
  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={shareHeight}
        inert={isCovered}
        // Rows that would show beside the messages, below the total, are covered.
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
                <CloseIcon />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

/**
 * Tells the page how much of its bottom the messages cover, so that the total
 * stands above them and the page's end can be scrolled there.
 */
function shareHeight(viewport: HTMLElement | null) {
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
