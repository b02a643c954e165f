import type { NextConfig } from "next";
import { SERVICE_WORKER_HEADER } from "./lib/domain/wire/headers";

// Matches an Accept-Encoding header that has gzip without q=0.
const ACCEPTS_GZIP = {
  type: "header",
  key: "accept-encoding",
  value: "(?:.*[, ])?gzip(?! *; *q=0(?:\\.0*)? *(?:,|$)) *(?:[,;].*)?",
} as const;

// Next removes Content-Encoding from the response of a route handler and compresses
// the body again (https://github.com/vercel/next.js/issues/49963), so the header of
// the cached gzip body is set here. Not on Vercel, whose network compresses, and not
// in development, where error pages would get the header.
const servesCompressedList =
  process.env.NODE_ENV === "production" && !process.env["VERCEL"];

// A placeholder, which scripts/build replaces by the hashes after the build.
const scriptHashes = process.env["SCRIPT_HASHES"];
const externalApi = process.env["NEXT_PUBLIC_API_HOST"] ?? "";
const externalApiOrigin = URL.canParse(externalApi)
  ? new URL(externalApi).origin
  : "";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${scriptHashes}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self' ${externalApiOrigin}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

// The server of npm start reads SERVICE_WORKER when it starts. Vercel has no server
// that could, so there it applies to the deployment. Development has no worker.
const isWorkerOff =
  process.env.NODE_ENV !== "production" ||
  (Boolean(process.env["VERCEL"]) && process.env["SERVICE_WORKER"] === "off");

const workerHeaders = (state: "on" | "off") => [
  { key: "Cache-Control", value: "no-cache" },
  { key: SERVICE_WORKER_HEADER, value: state },
];

const SECURITY_HEADERS = [
  // Not in development, where Next adds its own scripts and styles.
  ...(scriptHashes
    ? [
        {
          key: "Content-Security-Policy",
          value: CONTENT_SECURITY_POLICY.map((rule) => rule.trim()).join("; "),
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
  poweredByHeader: false,
  // No page needs optimized images, and the optimizer writes each variant to disk.
  images: { unoptimized: true },
  // Set by the Dockerfile: copies the app with the files of packages that it loads.
  ...(process.env["STANDALONE"] === "yes" ? { output: "standalone" } : {}),
  outputFileTracingExcludes: { "*": ["node_modules/{sharp,@img}/**"] },
  reactStrictMode: true,
  // npm test checks the types.
  typescript: { ignoreBuildErrors: true },
  // A native module cannot be bundled, so it is loaded from node_modules.
  // rate-limiter-flexible imports optional packages by computed names:
  // https://github.com/animir/node-rate-limiter-flexible/issues/323
  serverExternalPackages: ["better-sqlite3", "rate-limiter-flexible"],
  headers: async () => {
    const gzip = [{ key: "Content-Encoding", value: "gzip" }];
    return [
      // Unnamed: with a named parameter, Next would compile values with ":" per request.
      { source: "/(.*)", headers: SECURITY_HEADERS },
      { source: "/sw.js", headers: workerHeaders(isWorkerOff ? "off" : "on") },
      { source: "/sw-off.js", headers: workerHeaders("off") },
      ...(servesCompressedList
        ? [
            { source: "/api/show", has: [ACCEPTS_GZIP], headers: gzip },
            { source: "/api/show/gzip", headers: gzip },
          ]
        : []),
    ];
  },
  rewrites: async () => ({
    beforeFiles: [
      ...(servesCompressedList
        ? [
            {
              source: "/api/show",
              has: [ACCEPTS_GZIP],
              destination: "/api/show/gzip",
            },
          ]
        : []),
      ...(isWorkerOff ? [{ source: "/sw.js", destination: "/sw-off.js" }] : []),
    ],
  }),
};

export default config;
