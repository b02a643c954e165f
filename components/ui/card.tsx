import type { ComponentProps } from "react";

export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={`overflow-clip rounded-card border border-hairline bg-surface ${className}`}
      {...rest}
    />
  );
}
