/** Loaded when a bill is split: what saves and shows it, too, because the network may be gone then. */
export async function loadSplit() {
  const [panel, save, added] = await Promise.all([
    import("@/components/split/split-panel"),
    import("./save-splits"),
    import("./added-splits"),
  ]);
  return { ...panel, ...save, ...added };
}
