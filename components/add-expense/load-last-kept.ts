/** Loaded when an expense was kept on this device. */
export const loadLastKept = () => import("./last-kept");
