import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export type Server = { url: string; stop: () => Promise<void> };

/** Serves a production build on a free port, with its expenses in the file. */
export async function startServer(
  databasePath: string,
  app = ".",
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      "node_modules/next/dist/bin/next",
      "start",
      app,
      "-p",
      `${port}`,
      "-H",
      "127.0.0.1",
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        SQLITE_PATH: databasePath,
        MONGODB_URI: "",
        EXPENSES_HOST: "",
        // A zone that would shift days if the server let it.
        TZ: "America/Los_Angeles",
      },
    },
  );
  await answersHealth(url, child);
  return {
    url,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill();
      await exited;
    },
  };
}

async function answersHealth(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server stopped with code ${child.exitCode}.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string")
    throw new Error("No free port.");
  return address.port;
}
