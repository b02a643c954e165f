import { Dialog } from "@base-ui/react/dialog";
import type { ComponentProps } from "react";

const WIDTHS = { small: "max-w-sm", medium: "max-w-md", form: "max-w-form" };

type PopupProps = Omit<ComponentProps<typeof Dialog.Popup>, "className">;

/** The panel of a dialog with its title, over a dimmed page: the content of the root of a Dialog or an AlertDialog. */
export function DialogSurface({
  title,
  description,
  width,
  isNested = false,
  children,
  ...popupProps
}: PopupProps & {
  title: string;
  /** The sentence below the title of a question. */
  description?: string;
  width: keyof typeof WIDTHS;
  /** Whether it opens over another dialog, and dims that too. */
  isNested?: boolean;
}) {
  const look =
    description === undefined ? "border-hairline" : "border-line outline-none";
  return (
    <Dialog.Portal>
      <Dialog.Backdrop
        forceRender={isNested}
        className="fixed inset-0 z-40 bg-scrim"
      />
      <Dialog.Popup
        {...popupProps}
        className={`fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] ${WIDTHS[width]} overflow-y-auto overscroll-contain rounded-card border ${look} bg-surface p-4 sm:p-6`}
      >
        <Dialog.Title
          className={`text-xl font-semibold ${description === undefined ? "mb-5" : ""}`}
        >
          {title}
        </Dialog.Title>
        {description !== undefined && (
          <Dialog.Description className="mt-2 mb-5 text-muted">
            {description}
          </Dialog.Description>
        )}
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  );
}
