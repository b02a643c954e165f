import type { ReactNode } from "react";
import type { NavigationItem } from "./navigation-items";
import { ScreenLink } from "./screen-link";

export function NavigationLink({
  item: { href, ariaLabel },
  isCurrent,
  children,
  ...rest
}: {
  item: NavigationItem;
  isCurrent: boolean;
  children: ReactNode;
  className: string;
  onClick?: () => void;
}) {
  const Anchor = isPlainAnchor(href) ? "a" : ScreenLink;
  return (
    <Anchor
      href={href}
      aria-label={ariaLabel}
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
    >
      {children}
    </Anchor>
  );
}

function isPlainAnchor(href: string): boolean {
  return /^(http|\/\/|mailto:|tel:|#)/.test(href);
}
