import { Eye } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { listProblemText } from "./list-problem-text";
import { StartListButton } from "./start-list-button";

/** Says that this browser can only read its list, and how to have one of its own. */
export function ReaderCard({
  list,
  onStarted,
}: {
  list: ListRef;
  onStarted: () => void;
}) {
  return (
    <Card
      aria-label="This list"
      className="flex flex-col items-start gap-3.5 p-4 md:px-6 md:py-5"
    >
      <div className="flex gap-3">
        <Eye
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="mt-0.5 shrink-0 text-purple"
        />
        <div>
          <p className="text-md font-medium">{listProblemText("read_only")}</p>
          <p className="text-md text-muted">
            For expenses of your own, start a list of your own. This one then
            stays under its link.
          </p>
        </div>
      </div>
      <StartListButton
        left={list}
        label="Start a list of my own"
        variant="quiet"
        onStarted={onStarted}
      />
    </Card>
  );
}
