import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { freePort } from "@/scripts/testing/start-server";
import { NEXT } from "@/scripts/build/build.mjs";
import { expectSecurityHeaders } from "./security-headers";

/** Serves the build without the server of npm start, as Vercel does. */
async function startNext(variables: Record<string, string>) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "expenses-next-"));
  const child = spawn(
    process.execPath,
    [NEXT, "start", "-H", "127.0.0.1", "-p", `${port}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        SQLITE_PATH: join(folder, "expenses.db"),
        ...variables,
      },
    },
  );
  for await (const text of child.stdout)
    if (String(text).includes("Ready")) break;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

test("without the server of npm start, foreign hosts are rejected, clients cannot exempt themselves from the limits, and responses have the security headers", async ({
  request,
}) => {
  const { url, stop } = await startNext({
    ALLOWED_HOSTS: "127.0.0.1",
    RATE_LIMIT_WRITES: "2",
  });
  try {
    for (const path of ["/", "/show", "/nothing", "/api/show", "/api/nothing"])
      expectSecurityHeaders(await request.get(url + path), path);

    const body = JSON.stringify(lunchRequest);
    const rebound = await sendRaw(url, [
      "POST /api/add HTTP/1.1",
      "host: evil.example",
      "origin: http://evil.example",
      "content-type: application/json",
      `content-length: ${body.length}`,
      "connection: close",
      "",
      body,
    ]);
    expect(statusOf(rebound)).toBe(421);

    const add = async () => {
      const response = await request.post(`${url}/api/add`, {
        data: lunchRequest,
        headers: { "x-forwarded-for": "192.0.2.1, 127.0.0.1" },
      });
      return response.status();
    };
    expect([await add(), await add(), await add()]).toEqual([201, 201, 429]);
  } finally {
    await stop();
  }
});
