import { Toast } from "@base-ui/react/toast";
import { CloseIcon } from "../ui/close-icon";
import {
  type MessageAction,
  useMessageDelivery,
} from "./editing/message-queue";
import { useUndoKey } from "./editing/use-undo-key";

/** What happened, for some seconds, with a way to undo it. F6 leads there. */
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
        inert={isCovered}
        className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-form flex-col gap-2"
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={["down", "left", "right"]}
            className="rounded-card border border-white/20 bg-raised shadow-lg shadow-black/60 data-limited:hidden data-[type=failure]:border-danger/60"
          >
            <Toast.Content className="flex flex-wrap items-center justify-end py-2 pr-2 pl-4">
              <div className="min-w-0 grow basis-48 py-2">
                <Toast.Title />
                <Toast.Description className="text-sm text-muted" />
              </div>
              {toast.data && (
                <Toast.Action
                  onClick={() => toast.data && onActionPress(toast.data.action)}
                  className="min-h-11 shrink-0 rounded-full px-4 font-semibold text-teal transition-colors duration-150 hover:bg-white/10"
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
