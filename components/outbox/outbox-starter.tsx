"use client";

import { useEffect } from "react";
import { startOutbox } from "@/lib/offline/page/start-outbox";

/** Sends what this device has not sent yet, on the screens that have the scripts for it. */
export function OutboxStarter() {
  useEffect(() => startOutbox(), []);
  return null;
}
