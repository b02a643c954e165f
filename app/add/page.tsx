import type { Metadata } from "next";
import { AddExpenseForm } from "@/components/add-expense/add-expense-form";
import { AsideSkeleton } from "@/components/add-expense/aside/aside-layout";
import { ListAside } from "@/components/add-expense/aside/list-aside";
import { PageHeading } from "@/components/nav/page-heading";

const TITLE = "Add Expense";
const SUBTITLE = "Keep track of your spending in just a few clicks";

export const metadata: Metadata = { title: TITLE, description: SUBTITLE };

export default function AddExpensePage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-160 px-(--gutter) pb-6 md:pb-12 lg:max-w-268"
    >
      <PageHeading title={TITLE} subtitle={SUBTITLE} />
      <div className="mt-2.5 md:mt-5 lg:grid lg:grid-cols-[minmax(40rem,1fr)_minmax(0,22.5rem)] lg:items-start lg:gap-6">
        <AddExpenseForm />
        <ListAside skeleton={<AsideSkeleton />} />
      </div>
    </main>
  );
}
