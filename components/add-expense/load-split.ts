/** Loads the panel with what saves and shows the split, because the network may be gone by then. */
export async function loadSplit() {
  const [panel, save, added] = await Promise.all([
    import("@/components/split/split-panel"),
    import("./save-splits"),
    import("./added-splits"),
  ]);
  return { ...panel, ...save, ...added };
}
