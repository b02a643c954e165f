/** Loaded when a bill is split: what saves and shows it, too, because the network may be gone then. */
export async function loadSplit() {
  const [panel, save, added] = await Promise.all([
    import("./split/split-panel"),
    import("./split/save-splits"),
    import("./split/added-splits"),
  ]);
  return { ...panel, ...save, ...added };
}
