import type { Metadata } from "next";
import { YourData } from "@/components/your-data/your-data";
import { PageHeading } from "@/components/nav/page-heading";

const TITLE = "Your data";
const SUBTITLE = "Move it, save a copy, or erase it";

export const metadata: Metadata = { title: TITLE, description: SUBTITLE };

export default function YourDataPage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-180 px-(--gutter) pb-16 lg:max-w-280"
    >
      <PageHeading title={TITLE} subtitle={SUBTITLE} />
      <YourData />
    </main>
  );
}
