import { createRequire } from "node:module";

/** Loads the .env files that Next loads in production into process.env. */
export function loadEnvFiles() {
  const fromNext = createRequire(import.meta.resolve("next"));
  fromNext("@next/env").loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  });
}
