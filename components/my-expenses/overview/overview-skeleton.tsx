import { Figure, NO_TEXT, OverviewLayout } from "./overview-layout";

const FIGURES = 4;

/** The placeholder of the overview while the list loads. */
export function OverviewSkeleton() {
  return (
    <div aria-hidden>
      <OverviewLayout>
        {Array.from({ length: FIGURES }, (_, index) => (
          <Figure key={index} label={NO_TEXT}>
            {NO_TEXT}
          </Figure>
        ))}
      </OverviewLayout>
    </div>
  );
}
