import { type ComponentProps, useState } from "react";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import { EditForm } from "./edit-form";

export function EditDialog({
  edit,
  ...props
}: Omit<ComponentProps<typeof EditForm>, "edit" | "isOpen"> & {
  /** Undefined while the dialog is closed. */
  edit: UnsavedEdit | undefined;
}) {
  // Stays until the closed dialog has left the screen.
  const [shown, setShown] = useState({ edit, openedNo: 0 });
  if (edit && edit !== shown.edit)
    setShown({ edit, openedNo: shown.openedNo + 1 });
  return (
    shown.edit && (
      <EditForm
        key={shown.openedNo}
        edit={shown.edit}
        isOpen={edit !== undefined}
        {...props}
      />
    )
  );
}
