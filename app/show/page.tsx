import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { MyExpenses } from "@/components/my-expenses/my-expenses";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass } from "@/components/ui/button-class";
import { PageHeading } from "@/components/nav/page-heading";

const TITLE = "My Expenses";
const SUBTITLE = "A clear overview of where your money goes";

export const metadata: Metadata = { title: TITLE, description: SUBTITLE };

export default function MyExpensesPage() {
  return (
    <main
      id="main"
      className="group/screen mx-auto box-content max-w-content px-(--gutter) pb-[calc(var(--notifications-height,0px)+var(--bar-height,3rem)+1rem)]"
    >
      <MyExpenses
        heading={
          <PageHeading title={TITLE} subtitle={SUBTITLE}>
            <ScreenLink
              href="/add"
              className={`${buttonClass("filled")} group-has-data-hides-add/screen:invisible max-md:hidden`}
            >
              <Plus aria-hidden size={20} strokeWidth={2} className="-ml-1" />
              Add Expense
            </ScreenLink>
          </PageHeading>
        }
      />
    </main>
  );
}
