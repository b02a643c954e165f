import type { ComponentProps } from "react";

export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={`overflow-clip rounded-card bg-surface shadow-card forced-colors:outline ${className}`}
      {...rest}
    />
  );
}
