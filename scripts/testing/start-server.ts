import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { UNSET_VARIABLES } from "./unset-variables.mjs";

export type Server = {
  url: string;
  process: ChildProcess;
  /** Resolves when the process has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Environment variables of the server. Those that are left out are unset. */
export type ServerVariables = Partial<typeof UNSET_VARIABLES>;

type Options = {
  /** The folder of the built app. */
  app?: string;
  /** A program and its arguments that run the server, such as a fault injector. */
  wrapper?: string[];
  /** Instead of a free one, to replace a server that was stopped. */
  port?: number;
  /** Hides the error output, for a test that makes many requests fail. */
  quiet?: boolean;
};

/** Serves a production build on a port of 127.0.0.1. */
export async function startServer(
  variables: ServerVariables,
  { app = ".", wrapper = [], quiet = false, ...options }: Options = {},
): Promise<Server> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [program = "", ...args] = [
    ...wrapper,
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
      ...UNSET_VARIABLES,
      ...variables,
      // A time zone in which a date that passes through Date becomes the day before.
      TZ: "America/Los_Angeles",
    },
  });
  // Stops the server also when the caller exits without calling stop().
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  await waitUntilHealthy(url, child);
  return {
    url,
    process: child,
    stop: async (signal) => {
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
    },
  };
}

async function waitUntilHealthy(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server exited with code ${child.exitCode}.`);
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
