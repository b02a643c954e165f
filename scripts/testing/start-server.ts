import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export type Server = {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/** The server's environment; what is not named is unset. */
export type ServerVariables = Partial<Record<Variable, string>>;
type Variable =
  | "SQLITE_PATH"
  | "MONGODB_URI"
  | "MONGODB_DB"
  | "EXPENSES_HOST"
  | "RATE_LIMIT_WRITES"
  | "TRUST_PROXY";

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
  variables: ServerVariables,
  { app = ".", under = [], quiet = false }: Options = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = "", ...args] = [
    ...under,
    process.execPath,
    "scripts/server/serve.mjs",
    app,
    "127.0.0.1",
    `${port}`,
  ];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit"],
    env: {
      ...process.env,
      SQLITE_PATH: "",
      MONGODB_URI: "",
      MONGODB_DB: "",
      EXPENSES_HOST: "",
      RATE_LIMIT_WRITES: "",
      TRUST_PROXY: "",
      ...variables,
      // A zone that would shift days if the server let it.
      TZ: "America/Los_Angeles",
    },
  });
  // Also when what started it breaks off.
  const end = () => child.kill();
  process.once("exit", end);
  await answersHealth(url, child);
  return {
    url,
    process: child,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill();
      await exited;
      process.off("exit", end);
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
