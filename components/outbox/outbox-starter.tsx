"use client";

import { useEffect } from "react";

const DELAY_MS = 500;

/** Sends what this device has not sent yet, on every screen. Loaded after the screen. */
export function OutboxStarter() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      void import("@/lib/offline/page/start-outbox").then(
        ({ startOutbox }) => {
          if (!isUnmounted) stop = startOutbox();
        },
        (error: unknown) => console.info("Nothing can be sent now.", error),
      );
    }, DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}
