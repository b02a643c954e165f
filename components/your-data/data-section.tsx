import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

/** A card with a heading and a sentence about what it is for. */
export function DataSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="p-4 sm:p-6">
      <h2 id={headingId} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-muted not-last:mb-4">{about}</p>
      {children}
    </Card>
  );
}
