/**
 * How long a test waits for what it expects, in ms: longer in the long run
 * (`npm run test:all`), where other work must not fail a test.
 */
export const WAIT_MS = process.env["TEST_RUN"] === "all" ? 30_000 : 5_000;
