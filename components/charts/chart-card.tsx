import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

export function ChartCard({
  title,
  children,
}: {
  title: string;
  children?: ReactNode;
}) {
  return (
    <Card
      aria-label={title}
      // Chromium outlines SVG elements that a click focuses:
      // https://github.com/recharts/recharts/issues/4790
      className="min-w-0 p-4 sm:p-6 [&_svg_*:focus:not(:focus-visible)]:outline-none [&_svg:focus:not(:focus-visible)]:outline-none"
    >
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <div className="@container">{children}</div>
    </Card>
  );
}
