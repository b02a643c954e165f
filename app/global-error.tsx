"use client";

import "./globals.css";
import ErrorPage from "./error";

/** Replaces a failed root layout, so it renders the document itself. */
export default function GlobalError(props: { retry: () => void }) {
  return (
    <html lang="en-IN">
      <body className="min-h-dvh font-sans antialiased">
        <title>Something broke</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
