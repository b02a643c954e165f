import type { Metadata } from "next";
import { ImportStatement } from "@/components/import/import-statement";
import { PageHeading } from "@/components/nav/page-heading";

const TITLE = "Import a statement";
const SUBTITLE = "From your bank or UPI app into your list";

export const metadata: Metadata = { title: TITLE, description: SUBTITLE };

export default function ImportPage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-[86rem] px-(--gutter) pb-16 max-md:has-[table]:pb-0"
    >
      <PageHeading title={TITLE} subtitle={SUBTITLE} />
      <ImportStatement />
    </main>
  );
}
