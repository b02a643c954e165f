"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { useHasLoaded } from "@/components/ui/use-has-loaded";

/** After the first rows of My Expenses, whose scripts come first. */
const PREFETCH_MS = 2000;

/** A link to another screen, prefetched after what the page itself loads. */
export function ScreenLink(
  props: Omit<ComponentProps<typeof Link>, "prefetch">,
) {
  const hasLoaded = useHasLoaded(PREFETCH_MS);
  const isOffline = useIsOffline();
  return (
    <Link prefetch={hasLoaded && !isOffline ? "auto" : false} {...props} />
  );
}
