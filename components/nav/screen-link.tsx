"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";

const isMyTurn = () => Promise.resolve(true);

/** A link to another screen, prefetched after what the page itself loads. */
export function ScreenLink(
  props: Omit<ComponentProps<typeof Link>, "prefetch">,
) {
  const { loaded: canPrefetch } = useLateLoad("other screens", isMyTurn);
  const isOffline = useIsOffline();
  return (
    <Link prefetch={canPrefetch && !isOffline ? "auto" : false} {...props} />
  );
}
