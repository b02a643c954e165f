import type { ReactNode } from "react";
import { MoreMenu } from "./more-menu";

/** The heading of a screen with its menu; on phones on one line with the navigation. */
export function PageHeading({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  /** Shown before the menu. */
  children?: ReactNode;
}) {
  return (
    <div
      data-heading
      className="relative flex items-center justify-between gap-4 pt-3 md:pt-2.5"
    >
      <div>
        <h1 className="flex min-h-bar items-center pr-24 text-heading font-semibold tracking-tight text-balance md:min-h-0 md:pr-0">
          {title}
        </h1>
        <p className="text-[clamp(0.8125rem,3.9vw,0.9375rem)]/5.5 text-muted md:text-base">
          {subtitle}
        </p>
      </div>
      <div className="absolute top-2.75 right-11.5 flex items-center gap-2 md:static md:-mr-2.5">
        {children}
        <MoreMenu />
      </div>
    </div>
  );
}
