import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

/** The padding of a card of this screen. */
export const CARD_PADDING = "p-4 md:px-6 md:pt-5 md:pb-5.5";

/** A card with a heading and a sentence about what it is for. */
export function DataSection({
  title,
  action,
  about,
  children,
}: {
  title: string;
  /** A link on the line of the heading. */
  action?: ReactNode;
  about: string;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className={CARD_PADDING}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          id={headingId}
          className="text-lg/6.5 font-semibold tracking-[-0.01em]"
        >
          {title}
        </h2>
        {action}
      </div>
      <p className="mt-0.5 text-md text-balance text-muted not-last:mb-3.5">
        {about}
      </p>
      {children}
    </Card>
  );
}
