import { ChevronRight, FileUp, Zap } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { JoinDetails } from "./join-details";

/** What else an empty list can begin with. */
export function FirstSteps({ canJoin }: { canJoin: boolean }) {
  return (
    <>
      <ul className="mt-7 grid w-full max-w-150 gap-2 text-start text-wrap md:grid-cols-2 md:gap-3">
        <Way
          href="/add"
          icon={<Zap size={22} strokeWidth={1.75} />}
          title="Type one line"
        >
          120 chai yesterday
        </Way>
        <Way
          href="/import"
          icon={<FileUp size={22} strokeWidth={1.75} />}
          title="Import a statement"
        >
          From your bank or UPI app
        </Way>
      </ul>
      {canJoin && <JoinDetails className="mt-2" />}
    </>
  );
}

function Way({
  href,
  icon,
  title,
  children,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  children: string;
}) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex h-full min-h-17 items-center gap-3.5 rounded-2xl bg-surface py-2.5 pr-4 pl-3 shadow-card transition-colors duration-150 hover:bg-raised md:bg-raised forced-colors:outline"
      >
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-purple-soft text-purple"
        >
          {icon}
        </span>
        <span className="grow leading-5">
          <span className="block text-md/5 font-medium">{title}</span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="text-muted md:hidden" />
      </Link>
    </li>
  );
}
