import type { Metadata } from "next";
import { AddExpenseForm } from "@/components/add-expense/add-expense-form";
import { MoreMenu } from "@/components/nav/more-menu";
import { PageHeading } from "@/components/ui/page-heading";

const SUBTITLE = "Keep track of your spending in just a few clicks";

export const metadata: Metadata = {
  title: "Add Expense",
  description: SUBTITLE,
};

export default function AddExpensePage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-160 px-(--gutter) pb-6 md:pb-12"
    >
      <PageHeading
        title="Add Expense"
        subtitle={SUBTITLE}
        actions={<MoreMenu />}
      />
      <div className="mt-2.5 md:mt-5">
        <AddExpenseForm />
      </div>
    </main>
  );
}
