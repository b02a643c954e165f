import "server-only";

/**
 * Returns the value that the process has under the name, created on first use.
 * It is on globalThis, because the bundler may copy the calling module into several
 * routes, and development reloads it.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const shared = globalThis as typeof globalThis & Record<string, T>;
  return (shared[`campusKharcha${name}`] ??= create());
}
