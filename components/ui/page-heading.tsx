import type { ReactNode } from "react";

export function PageHeading({
  title,
  subtitle,
  links,
}: {
  title: string;
  subtitle: string;
  /** Stand beside the title where there is room. */
  links?: ReactNode;
}) {
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h1 className="text-[2rem] leading-tight font-semibold tracking-tight">
          {title}
        </h1>
        {links}
      </div>
      <p className="mt-1 text-muted">{subtitle}</p>
    </div>
  );
}
