import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each([undefined, ""])("does not start with LISTS=%s", (lists) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/image/start.mjs"],
    {
      env: { ...process.env, LISTS: lists, PORT: "0" },
      encoding: "utf8",
      timeout: 5_000,
    },
  );
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^Set LISTS: private .* one, .*\n$/);
});
