import Link from "next/link";
import { QUIET_LINK } from "@/components/ui/button-class";

/** Not prefetched: few visits lead to it. */
export function ImportLink({ label }: { label: string }) {
  return (
    <Link href="/import" prefetch={false} className={QUIET_LINK}>
      {label}
    </Link>
  );
}
