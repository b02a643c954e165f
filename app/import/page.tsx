import type { Metadata } from "next";
import { ImportStatement } from "@/components/import/import-statement";
import { PageHeading } from "@/components/ui/page-heading";

const SUBTITLE = "Turn what your bank or UPI app wrote down into expenses";

export const metadata: Metadata = {
  title: "Import a statement",
  description: SUBTITLE,
};

export default function ImportPage() {
  return (
    <main id="main" className="mx-auto max-w-content px-4 pt-6 pb-16">
      <PageHeading title="Import a statement" subtitle={SUBTITLE} />
      <p className="mt-4 max-w-form">
        The file stays in this browser. The expenses found in it are sent to be
        compared with your list, if you have one. You see every row first, and
        only the rows that you import are stored.
      </p>
      <ImportStatement />
    </main>
  );
}
