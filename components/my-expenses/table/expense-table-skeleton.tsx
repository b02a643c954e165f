import { Skeleton } from "@/components/ui/skeleton";

const DAYS = [2, 3, 1, 2];
const TEXTS = [
  "Chai and samosa",
  "Auto to the library",
  "Maggi at the night canteen",
];

export function ExpenseTableSkeleton() {
  return (
    <div aria-hidden>
      <div className="h-8.5 shadow-[inset_0_-1px] shadow-hairline max-md:hidden" />
      {DAYS.map((count, day) => (
        <div key={day}>
          <p className="flex h-8 items-center justify-between pt-1.5 text-sm md:hidden">
            <Skeleton>Yesterday</Skeleton>
            <Skeleton>₹•••</Skeleton>
          </p>
          {TEXTS.slice(0, count).map((text) => (
            <p
              key={text}
              className="flex h-14 items-center justify-between md:h-11 md:px-5 md:text-md"
            >
              <span className="w-34 max-md:hidden">
                <Skeleton>24 Nov 2026</Skeleton>
              </span>
              <span className="w-39 max-md:hidden">
                <Skeleton>Shopping</Skeleton>
              </span>
              <span className="grow leading-5.5">
                <Skeleton>{text}</Skeleton>
                <span className="block text-sm md:hidden">
                  <Skeleton>Food</Skeleton>
                </span>
              </span>
              <Skeleton>₹•••</Skeleton>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
