import { readFileSync } from "node:fs";
import { requestHealth } from "../server/health.mjs";

// The entry point of the image. A container is rarely for one person, so there is
// no default for LISTS.

const { LISTS, PORT } = process.env;
if (!LISTS) {
  console.error(
    "Set LISTS: private gives every visitor a list of their own, as a public site needs; with one, everyone who can reach the server shares one list.",
  );
  process.exit(1);
}

// Set as in the server.js that Next writes for `output: "standalone"`. Without it,
// Next would look for next.config.ts and for its compiler.
const { config } = JSON.parse(
  readFileSync(".next/required-server-files.json", "utf8"),
);
process.env["__NEXT_PRIVATE_STANDALONE_CONFIG"] = JSON.stringify(config);

const port = PORT || "3000";
process.argv.splice(2, Infinity, ".", "0.0.0.0", port);
await import("../server/serve.mjs");

// The server has logged the reason.
const { isHealthy } = await requestHealth(`http://127.0.0.1:${port}`);
if (!isHealthy) process.exit(1);
