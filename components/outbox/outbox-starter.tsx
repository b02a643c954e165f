"use client";

import { useEffect } from "react";
import { startOutbox } from "@/lib/offline/page/start-outbox";

/** Sends what this device has not sent yet, on every screen. */
export function OutboxStarter() {
  useEffect(() => startOutbox(), []);
  return null;
}
