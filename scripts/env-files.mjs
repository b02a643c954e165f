import { createRequire } from "node:module";

/** Reads .env files into the environment, as the server does in production. */
export function loadEnvFiles() {
  const fromNext = createRequire(import.meta.resolve("next"));
  fromNext("@next/env").loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  });
}
