import type { Metadata } from "next";
import { People } from "@/components/people/people";
import { PageHeading } from "@/components/nav/page-heading";

const TITLE = "Who owes whom";
const SUBTITLE = "What others owe you, and what you owe them";

export const metadata: Metadata = { title: TITLE, description: SUBTITLE };

export default function PeoplePage() {
  return (
    <main
      id="main"
      className="mx-auto box-content max-w-180 px-(--gutter) pb-16"
    >
      <PageHeading title={TITLE} subtitle={SUBTITLE} />
      <People />
    </main>
  );
}
