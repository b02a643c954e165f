import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useRupees } from "@/components/ui/use-rupees";
import { balances } from "@/lib/domain/plan/debts";
import type { Plan } from "@/lib/domain/plan/plan";
import { peopleText } from "./people-text";

/** Who owes whom in one line, which leads to the people; nothing while all is settled. */
export function PeopleLine({ plan }: { plan: Plan }) {
  const text = peopleText(balances(plan), useRupees());
  return (
    text !== undefined && (
      <Link
        href="/people"
        prefetch={false}
        className="flex min-h-11.5 items-center justify-between gap-3 border-t border-hairline ps-4 pe-3 text-sm text-muted transition-colors duration-150 hover:text-text md:ps-5 md:pe-4 md:text-md lg:mt-3 lg:rounded-card lg:border-0 lg:bg-surface lg:shadow-card forced-colors:lg:outline"
      >
        <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={2.2}
          className="shrink-0"
        />
      </Link>
    )
  );
}
