import { Card } from "@/components/ui/card";
import { GONE } from "@/lib/browser/api/list-ref";
import { listProblemText } from "./list-problem-text";
import { JoinForm } from "./join-form";
import { StartListButton } from "./start-list-button";

/** In place of the expenses of a list that this browser has lost. */
export function GoneList({ onStarted }: { onStarted: () => void }) {
  return (
    <Card className="flex flex-col items-center gap-6 px-4 py-16 text-center">
      <div role="alert">
        <p className="text-lg font-semibold">
          {listProblemText("unknown_list")}
        </p>
        <p className="mt-1 text-muted">
          Open its new link on this device, or paste it here, or start a new
          list.
        </p>
      </div>
      <JoinForm />
      <StartListButton left={GONE} onStarted={onStarted} />
    </Card>
  );
}
