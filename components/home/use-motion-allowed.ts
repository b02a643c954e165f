import { useMediaQuery } from "@/components/ui/use-media-query";

/** Whether neither reduced motion nor Save-Data is on; false before hydration. */
export function useMotionAllowed(): boolean {
  return (
    useMediaQuery("(prefers-reduced-motion: no-preference)") && !savesData()
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
