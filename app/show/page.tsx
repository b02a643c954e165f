import type { Metadata } from "next";
import { AddLink } from "@/components/my-expenses/bar/add-link";
import { MyExpenses } from "@/components/my-expenses/my-expenses";
import { MoreMenu } from "@/components/nav/more-menu";
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
      className="mx-auto box-content max-w-content px-(--gutter) pb-[calc(var(--notifications-height,0px)+var(--bar-height,3rem)+1rem)]"
    >
      <MyExpenses
        heading={
          <>
            <PageHeading
              title="My Expenses"
              subtitle={SUBTITLE}
              actions={<MoreMenu />}
            />
            <AddLink />
          </>
        }
      />
    </main>
  );
}
