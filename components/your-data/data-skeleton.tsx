import { Card } from "@/components/ui/card";

const SECTIONS = ["first", "second", "third"];

/** Placeholders of the size of the sections. */
export function DataSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your data…
      </p>
      {SECTIONS.map((section) => (
        <Card key={section} aria-hidden className="h-45 p-4 sm:p-6">
          <div className="h-5 w-40 rounded-full bg-raised" />
          <div className="mt-4 h-4 rounded-full bg-raised" />
          <div className="mt-6 h-11 w-44 rounded-full bg-raised" />
        </Card>
      ))}
    </>
  );
}
