import { Card } from "@/components/ui/card";

const SKELETON_ROWS = 8;

/** The placeholder of the table while the list loads. */
export function ExpenseTableSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className="h-[2.8125rem] border-b border-hairline sm:h-12" />
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div
          key={row}
          className="flex h-[4.25rem] items-center justify-between gap-6 border-b border-hairline px-4 sm:h-12 sm:px-6"
        >
          <div className="h-3 w-24 rounded-full bg-raised max-sm:hidden" />
          <div className="h-3 w-24 rounded-full bg-raised max-sm:hidden" />
          <div className="h-3 grow rounded-full bg-raised" />
          <div className="h-3 w-16 rounded-full bg-raised" />
        </div>
      ))}
      <div className="h-16 bg-raised" />
    </Card>
  );
}
