import type { Metadata } from "next";
import { ImportStatement } from "@/components/import/import-statement";
import { MoreMenu } from "@/components/nav/more-menu";
import { PageHeading } from "@/components/ui/page-heading";

const SUBTITLE = "From your bank or UPI app into your list";

export const metadata: Metadata = {
  title: "Import a statement",
  description: SUBTITLE,
};

export default function ImportPage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-[86rem] px-(--gutter) pb-16 max-md:has-[table]:pb-0"
    >
      <PageHeading
        title="Import a statement"
        subtitle={SUBTITLE}
        actions={<MoreMenu />}
      />
      <ImportStatement />
    </main>
  );
}
