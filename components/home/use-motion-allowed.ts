import { useMediaQuery } from "@/components/ui/use-media-query";

/** Whether the reader asked neither for less motion nor for less data; false until known. */
export function useMotionAllowed(): boolean {
  return (
    useMediaQuery("(prefers-reduced-motion: no-preference)") && !savesData()
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
