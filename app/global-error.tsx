"use client";

import "./globals.css";
import ErrorPage from "./error";

/** Stands in for the layout itself when that failed, so it brings its own document. */
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
