/** Loads the panel together with what saves and shows the split: the network may be gone when it is saved. */
export async function loadSplit() {
  const [panel, save, added] = await Promise.all([
    import("@/components/split/split-panel"),
    import("./save-splits"),
    import("./added-splits"),
  ]);
  return { ...panel, ...save, ...added };
}
