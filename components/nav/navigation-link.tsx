import Link from "next/link";
import type { ReactNode } from "react";
import type { NavigationItem } from "./navigation-items";
import { isPlainAnchor } from "./link-rule";

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
  const Anchor = isPlainAnchor(href) ? "a" : Link;
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
