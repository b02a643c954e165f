/** The visit's memory. A browser that keeps none throws at the mere name. */
export function visitStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
