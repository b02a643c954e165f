import { lazy, useEffect } from "react";
import { listProblemText } from "@/components/list/list-problem-text";
import { focusScreen } from "@/components/ui/focus-screen";
import { LazyPart } from "@/components/ui/load-boundary";
import { closeListProblem } from "@/components/undo/list-problem-notification";

const GoneList = lazy(() =>
  import("@/components/list/gone-list").then(({ GoneList }) => ({
    default: GoneList,
  })),
);

/** What My Expenses shows in place of a list that is gone. It replaces the notification with the same sentence and button. */
export function LostList() {
  useEffect(closeListProblem, []);
  return (
    <LazyPart failure={listProblemText("unknown_list")}>
      <div className="max-md:mt-2.5">
        <GoneList
          onStarted={() => {
            closeListProblem();
            focusScreen();
          }}
        />
      </div>
    </LazyPart>
  );
}
