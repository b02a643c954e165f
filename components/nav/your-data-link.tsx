import Link from "next/link";
import { QUIET_LINK } from "@/components/ui/button-class";

/** Not prefetched: few visits lead to it. */
export function YourDataLink() {
  return (
    <Link
      href="/data"
      prefetch={false}
      className={`${QUIET_LINK} shrink-0 text-sm`}
    >
      Your data
    </Link>
  );
}
