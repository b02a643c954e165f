import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export type Server = {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/** What the environment says of the store; the rest of it is unset. */
export type StoreVariables = Partial<
  Record<"SQLITE_PATH" | "MONGODB_URI" | "MONGODB_DB" | "EXPENSES_HOST", string>
>;

type Options = {
  /** The folder with the build. */
  app?: string;
  /** A program, with its arguments, that runs the server. */
  under?: string[];
  /** For a test that makes it fail many times over. */
  quiet?: boolean;
};

/** Serves a production build on a free port of loopback. */
export async function startServer(
  store: StoreVariables,
  { app = ".", under = [], quiet = false }: Options = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = "", ...args] = [
    ...under,
    process.execPath,
    "node_modules/next/dist/bin/next",
    "start",
    app,
    "-p",
    `${port}`,
    "-H",
    "127.0.0.1",
  ];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      SQLITE_PATH: "",
      MONGODB_URI: "",
      MONGODB_DB: "",
      EXPENSES_HOST: "",
      ...store,
      // A zone that would shift days if the server let it.
      TZ: "America/Los_Angeles",
    },
  });
  await answersHealth(url, child);
  return {
    url,
    process: child,
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

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string")
    throw new Error("No free port.");
  return address.port;
}
