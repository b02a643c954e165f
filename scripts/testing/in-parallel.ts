export async function inParallel<T>(
  items: readonly T[],
  concurrency: number,
  job: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await job(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
