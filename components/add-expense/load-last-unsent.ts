/** Loaded before an expense is stored on this device: it cannot be once the network is gone. */
export const loadLastUnsent = () => import("./last-unsent");
