import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";

const WIDTHS = {
  small: "md:max-w-sm",
  medium: "md:max-w-md",
  form: "md:max-w-160",
};

/**
 * The motion has the curve of gsap's power2.out. It begins with `starting:`, because Base
 * UI's own attribute does not move a dialog that is open when it is mounted.
 */
const MOTION =
  "transition-[translate,opacity] duration-300 ease-[cubic-bezier(0.215,0.61,0.355,1)] data-ending-style:duration-200";

type PopupProps = Omit<
  ComponentProps<typeof Dialog.Popup>,
  "className" | "title" | "ref" | "initialFocus"
>;

/**
 * The panel of a dialog with its title, over a dimmed page: the content of the root of
 * a Dialog or an AlertDialog. A sheet from below on narrow screens.
 */
export function DialogSurface({
  title,
  description,
  width,
  isNested = false,
  initialFocus,
  children,
  ...popupProps
}: PopupProps & {
  title: ReactNode;
  /** The sentence below the title of a question, which is closed by one of its buttons. */
  description?: string;
  width: keyof typeof WIDTHS;
  /** Whether it opens over another dialog, and dims that too. */
  isNested?: boolean;
  /** The panel itself; without it the first control below the title. */
  initialFocus?: "panel";
}) {
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isQuestion = description !== undefined;
  return (
    <Dialog.Portal>
      <Dialog.Backdrop
        forceRender={isNested}
        className={`fixed inset-0 z-40 bg-scrim starting:opacity-0 data-ending-style:opacity-0 ${MOTION}`}
      />
      <Dialog.Popup
        {...popupProps}
        ref={panel}
        // On a touch screen a focused field would open the keyboard.
        initialFocus={() =>
          initialFocus === "panel" || matchMedia("(pointer: coarse)").matches
            ? panel.current
            : (body.current?.querySelector<HTMLElement>(FOCUSABLE) ?? true)
        }
        className={`fixed inset-x-0 bottom-0 z-40 max-h-[calc(100dvh-1.5rem)] overflow-y-auto overscroll-contain rounded-t-3xl bg-overlay px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom,0px))] shadow-float outline-none before:mx-auto before:mb-1.5 before:block before:h-1 before:w-9 before:rounded-full before:bg-line data-closed:pointer-events-none starting:translate-y-full data-ending-style:translate-y-full md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[calc(100%-3rem)] md:rounded-3xl md:px-6 md:py-5 md:before:hidden md:starting:translate-y-2 md:starting:opacity-0 md:data-ending-style:translate-y-2 md:data-ending-style:opacity-0 forced-colors:border ${WIDTHS[width]} ${MOTION}`}
      >
        <div
          className={`flex min-h-11 items-center justify-between gap-2 ${isQuestion ? "" : "mb-2 md:mb-3.5"}`}
        >
          <Dialog.Title className="min-w-0 text-xl font-semibold tracking-tight">
            {title}
          </Dialog.Title>
          {!isQuestion && (
            <Dialog.Close aria-label="Close" className={`${ICON_BUTTON} -me-2`}>
              <X size={20} />
            </Dialog.Close>
          )}
        </div>
        {isQuestion && (
          <Dialog.Description className="mb-5 text-muted">
            {description}
          </Dialog.Description>
        )}
        <div ref={body}>{children}</div>
      </Dialog.Popup>
    </Dialog.Portal>
  );
}

const FOCUSABLE = ":is(input, select, button, a[href]):not(:disabled)";
