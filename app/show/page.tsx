import type { Metadata } from "next";
import { AddLink } from "@/components/my-expenses/bar/add-link";
import { MyExpenses } from "@/components/my-expenses/my-expenses";
import { YourDataLink } from "@/components/nav/your-data-link";
import { ImportLink } from "@/components/nav/import-link";
import { PageHeading } from "@/components/ui/page-heading";

const SUBTITLE = "A clear overview of where your money goes";

export const metadata: Metadata = {
  title: "My Expenses",
  description: SUBTITLE,
};

export default function MyExpensesPage() {
  return (
    <main
      id="main"
      className="mx-auto max-w-content px-4 pt-6 pb-[calc(var(--notifications-height,0px)+var(--bar-height,3rem)+1rem)]"
    >
      <MyExpenses
        heading={
          <>
            <PageHeading
              title="My Expenses"
              subtitle={SUBTITLE}
              links={
                <div className="flex shrink-0 flex-wrap justify-end gap-x-4 text-sm">
                  <ImportLink label="Import" />
                  <YourDataLink />
                </div>
              }
            />
            <AddLink />
          </>
        }
      />
    </main>
  );
}
