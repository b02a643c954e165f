import { Card } from "@/components/ui/card";

/** The placeholder is as high as the sums and the first people. */
export function PeopleSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading who owes whom…
      </p>
      <Card aria-hidden className="p-4 md:px-5">
        <div className="h-6.5 w-56 max-w-full rounded-full bg-track" />
        <div className="mt-3.5 h-11 w-40 rounded-full bg-track" />
      </Card>
      <Card aria-hidden className="h-44" />
    </>
  );
}
