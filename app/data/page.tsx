import type { Metadata } from "next";
import { YourData } from "@/components/your-data/your-data";
import { MoreMenu } from "@/components/nav/more-menu";
import { PageHeading } from "@/components/ui/page-heading";

const SUBTITLE = "Move it, save a copy, or erase it";

export const metadata: Metadata = {
  title: "Your data",
  description: SUBTITLE,
};

export default function YourDataPage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-180 px-(--gutter) pb-16 lg:max-w-280"
    >
      <PageHeading
        title="Your data"
        subtitle={SUBTITLE}
        actions={<MoreMenu />}
      />
      <YourData />
    </main>
  );
}
