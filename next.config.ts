import type { NextConfig } from "next";

// An Accept-Encoding that names gzip and does not refuse it with q=0.
const TAKES_GZIP = {
  type: "header",
  key: "accept-encoding",
  value: "(?:.*[, ])?gzip(?! *; *q=0(?:\\.0*)? *(?:,|$)) *(?:[,;].*)?",
} as const;

// Next strips Content-Encoding from what a route answers, and compresses every
// answer anew. The list is compressed once and kept, so it says so here. On
// Vercel the network compresses; in development errors are Next's own.
const keepsCompressedList =
  process.env.NODE_ENV === "production" && !process.env["VERCEL"];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // better-sqlite3 is a native module: it is loaded from node_modules, not bundled.
  serverExternalPackages: ["better-sqlite3"],
  ...(keepsCompressedList && {
    rewrites: async () => ({
      beforeFiles: [
        {
          source: "/api/show",
          has: [TAKES_GZIP],
          destination: "/api/show/gzip",
        },
      ],
    }),
    headers: async () => {
      const headers = [{ key: "Content-Encoding", value: "gzip" }];
      return [
        { source: "/api/show", has: [TAKES_GZIP], headers },
        { source: "/api/show/gzip", headers },
      ];
    },
  }),
};

export default config;
