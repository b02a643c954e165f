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

// scripts/build/build.mjs builds twice, and has read these in the first build's pages.
const scriptHashes = process.env["SCRIPT_HASHES"];
const browserHost = process.env["NEXT_PUBLIC_API_HOST"] ?? "";
const connectHost = URL.canParse(browserHost)
  ? new URL(browserHost).origin
  : "";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${scriptHashes}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self' ${connectHost}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const SECURITY_HEADERS = [
  // Development runs scripts and styles of its own.
  ...(scriptHashes
    ? [
        {
          key: "Content-Security-Policy",
          value: CONTENT_SECURITY_POLICY.map((line) => line.trim()).join("; "),
        },
      ]
    : []),
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  },
];

const config: NextConfig = {
  generateBuildId: () => process.env["BUILD_ID"] ?? null,
  poweredByHeader: false,
  // No page has an image to optimize, and each variant would be kept on the disk.
  images: { unoptimized: true },
  reactStrictMode: true,
  // scripts/build/build.mjs says so in the second of its two builds.
  typescript: { ignoreBuildErrors: process.env["TYPES_ARE_CHECKED"] === "yes" },
  // better-sqlite3 is a native module: it is loaded from node_modules, not bundled.
  serverExternalPackages: ["better-sqlite3"],
  headers: async () => {
    const gzip = [{ key: "Content-Encoding", value: "gzip" }];
    return [
      { source: "/:path*", headers: SECURITY_HEADERS },
      ...(keepsCompressedList
        ? [
            { source: "/api/show", has: [TAKES_GZIP], headers: gzip },
            { source: "/api/show/gzip", headers: gzip },
          ]
        : []),
    ];
  },
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
  }),
};

export default config;
