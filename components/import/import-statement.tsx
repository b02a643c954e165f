"use client";

import { LoadFailure } from "@/components/list/list-notices";
import { focusScreen } from "@/components/ui/focus-screen";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { GoneList } from "@/components/list/gone-list";
import { GONE } from "@/lib/browser/api/list-ref";
import { FilePickerSkeleton } from "./files/file-picker";
import { ReaderCard } from "@/components/list/reader-card";
import { ImportInto } from "./import-into";

export function ImportStatement() {
  const { state, retry } = useExpenses();
  return (
    <div
      tabIndex={-1}
      aria-busy={state.status === "loading"}
      className="mt-3.5 flex flex-col gap-3.5 outline-none md:mt-4 md:gap-4"
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
          <GoneList onStarted={focusScreen} />
        ) : state.isReader ? (
          <ReaderCard list={state.list} onStarted={focusScreen} />
        ) : (
          <ImportInto loaded={state} />
        ))}
    </div>
  );
}
