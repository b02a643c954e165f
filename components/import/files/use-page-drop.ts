import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls back with files that are dropped anywhere on the page or pasted outside of
 * form fields, and with pasted text. Returns whether files are being dragged over the page.
 */
export function usePageDrop(
  onFiles: (files: readonly File[]) => void,
  onText: (text: string) => void,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Without it, the browser leaves the page and opens the file.
    event.preventDefault();
    const { type, relatedTarget } = event;
    setIsDragging(
      type === "dragover" || (type === "dragleave" && relatedTarget !== null),
    );
    if (type === "drop") onFiles([...event.dataTransfer.files]);
  });
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 && isField(event.target)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (files.length === 0 && text.trim() === "") return;
    event.preventDefault();
    if (files.length > 0) onFiles(files);
    else onText(text);
  });
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    for (const type of ["dragover", "dragleave", "drop"] as const)
      addEventListener(type, handleDrag, { signal });
    addEventListener("paste", handlePaste, { signal });
    return () => unmount.abort();
  }, []);
  return isDragging;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea") !==
      null
  );
}
