import type { ReactNode } from "react";

export function MessagePage({
  title,
  message,
  children,
}: {
  title: string;
  message: string;
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto flex max-w-form flex-col items-center px-4 py-24 text-center"
    >
      <h1 className="text-[2rem] leading-tight font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-2 mb-8 text-muted">{message}</p>
      {children}
    </main>
  );
}
