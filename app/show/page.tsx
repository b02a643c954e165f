import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { MyExpenses } from "@/components/my-expenses/my-expenses";
import { MoreMenu } from "@/components/nav/more-menu";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass } from "@/components/ui/button-class";
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
      className="group/screen mx-auto box-content max-w-content px-(--gutter) pb-[calc(var(--notifications-height,0px)+var(--bar-height,3rem)+1rem)]"
    >
      <MyExpenses
        heading={
          <PageHeading
            title="My Expenses"
            subtitle={SUBTITLE}
            actions={
              <>
                <ScreenLink
                  href="/add"
                  className={`${buttonClass("filled")} group-has-data-hides-add/screen:hidden max-md:hidden`}
                >
                  <Plus
                    aria-hidden
                    size={20}
                    strokeWidth={2}
                    className="-ml-1"
                  />
                  Add Expense
                </ScreenLink>
                <MoreMenu />
              </>
            }
          />
        }
      />
    </main>
  );
}
