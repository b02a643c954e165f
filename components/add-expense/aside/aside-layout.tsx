import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export const LATEST_COUNT = 6;

export function MonthCard({
  title,
  figure,
  isLong = false,
  difference,
}: {
  title: ReactNode;
  figure: ReactNode;
  /** The figure needs a smaller size. */
  isLong?: boolean;
  difference: ReactNode;
}) {
  return (
    <Card className="px-5 py-4.5">
      <h2 className="text-md font-medium text-muted">{title}</h2>
      <p
        className={`font-semibold tracking-tight whitespace-nowrap ${isLong ? "text-[1.75rem]/11.5" : "text-figure"}`}
      >
        {figure}
      </p>
      <p className="mt-1 text-md font-medium">{difference}</p>
    </Card>
  );
}

export function LatestCard({
  link,
  children,
}: {
  link?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="px-5 pt-4.5 pb-2">
      <div className="flex h-6.5 items-center justify-between gap-3">
        <h2 className="text-lg/6.5 font-semibold tracking-tight">Latest</h2>
        {link}
      </div>
      {children}
    </Card>
  );
}

/** One of the latest expenses: the description over the details, and the amount. */
export function LatestRow({
  description,
  details,
  amount,
}: {
  description: ReactNode;
  details: ReactNode;
  amount: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline py-2.25 text-md/5">
      <p className="truncate">{description}</p>
      <p className="col-start-2 row-span-2 row-start-1 font-medium">{amount}</p>
      <p className="text-sm wrap-anywhere">{details}</p>
    </li>
  );
}

export function AsideSkeleton() {
  return (
    <div aria-hidden className="contents">
      <MonthCard
        title={<Skeleton>November so far</Skeleton>}
        figure={<Skeleton>₹•••••</Skeleton>}
        difference={<Skeleton>₹••• less than by 24 Oct</Skeleton>}
      />
      <LatestCard>
        <ul className="mt-2.5">
          {Array.from({ length: LATEST_COUNT }, (_, index) => (
            <LatestRow
              key={index}
              description={<Skeleton>Chai and samosa</Skeleton>}
              details={<Skeleton>Food · Yesterday</Skeleton>}
              amount={<Skeleton>₹•••</Skeleton>}
            />
          ))}
        </ul>
      </LatestCard>
    </div>
  );
}
