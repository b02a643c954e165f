import Link from "next/link";
import { type ReactNode, useId } from "react";
import { TEXT_BUTTON } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";

/** The two columns of the cards, from 1024 px. */
export const COLUMNS =
  "grid grid-cols-1 items-start gap-3.5 md:gap-4 lg:grid-cols-2";
export const COLUMN = "flex min-w-0 flex-col gap-3.5 md:gap-4";

export const CARD_PADDING = "p-4 md:px-6 md:pt-5 md:pb-5.5";

export function DataSection({
  title,
  importLabel,
  about,
  children,
}: {
  title: string;
  /** The text of a link to the import, which stands beside the heading. */
  importLabel?: string | undefined;
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
        {importLabel && (
          <Link
            href="/import"
            prefetch={false}
            className={`${TEXT_BUTTON} -my-2 font-semibold! text-teal!`}
          >
            {importLabel}
          </Link>
        )}
      </div>
      <p className="mt-0.5 text-md text-balance text-muted not-last:mb-3.5">
        {about}
      </p>
      {children}
    </Card>
  );
}
