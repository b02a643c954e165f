"use client";

import { LoadFailure } from "@/components/list/list-notices";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { GoneList } from "@/components/list/gone-list";
import { GONE } from "@/lib/browser/api/list-ref";
import { FilePickerSkeleton } from "./files/file-picker";
import { ReaderCard } from "@/components/list/reader-card";
import { ImportInto } from "./import-into";

/** The content of the screen Import a statement. */
export function ImportStatement() {
  const { state, retry } = useExpenses();
  return (
    <div
      aria-busy={state.status === "loading"}
      className="mt-3.5 flex flex-col gap-3.5 md:mt-4 md:gap-4"
    >
      <noscript>
        <p>Files are read by a script, and scripts are off in this browser.</p>
      </noscript>
      {state.status === "loading" && (
        <>
          <p role="status" className="sr-only">
            Loading your expenses…
          </p>
          <FilePickerSkeleton />
        </>
      )}
      {state.status === "failed" && <LoadFailure onRetry={retry} />}
      {state.status === "ready" &&
        (state.list === GONE ? (
          <GoneList />
        ) : state.isReader ? (
          <ReaderCard list={state.list} />
        ) : (
          <ImportInto loaded={state} />
        ))}
    </div>
  );
}
