/** Loaded when an expense was stored on this device. */
export const loadLastUnsent = () => import("./last-unsent");
