"use client";

import { isInstalled } from "@/components/ui/is-installed";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";

/** Leads an installed app without a list to the field for one that exists. */
export function FirstStart() {
  return useLateLoad("first start", loadLink).loaded;
}

async function loadLink() {
  if (!isInstalled()) return undefined;
  const { firstStartLink } = await import("./first-start-link");
  return firstStartLink();
}
