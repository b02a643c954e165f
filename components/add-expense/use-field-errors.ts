import { useState } from "react";
import type { FieldErrors } from "@/lib/browser/api/api-error";

/** The server's errors, each until its field is changed. */
export function useFieldErrors() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const clearFieldErrors = (names: readonly string[]) =>
    setFieldErrors((errors) =>
      names.some((name) => errors[name] !== undefined)
        ? Object.fromEntries(
            Object.entries(errors).filter(([name]) => !names.includes(name)),
          )
        : errors,
    );
  return { fieldErrors, setFieldErrors, clearFieldErrors };
}
