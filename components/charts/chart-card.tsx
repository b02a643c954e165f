import type { ReactNode } from "react";
import { Card } from "../ui/card";

export function ChartCard({
  title,
  children,
}: {
  title: string;
  children?: ReactNode;
}) {
  return (
    <Card aria-label={title} className="min-w-0 p-4 sm:p-6">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
