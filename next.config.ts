import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // better-sqlite3 is a native module: it is loaded from node_modules, not bundled.
  serverExternalPackages: ["better-sqlite3"],
};

export default config;
