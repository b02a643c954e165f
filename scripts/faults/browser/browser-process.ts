import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, type BrowserContext } from "@playwright/test";
import { findChromium } from "../../testing/find-chromium.mjs";
import { launchOptions } from "../../testing/launch-options";
import { freePort } from "../../testing/start-server";

const START_MS = 20_000;

type BrowserProcess = {
  context: BrowserContext;
  /** Ends the browser at once, as a phone without power does. */
  kill: () => Promise<void>;
};

/** Starts a browser with a profile that outlives it. */
export async function startBrowser(profile: string): Promise<BrowserProcess> {
  const port = await freePort();
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      ...launchOptions({ webgl: false }).args,
      "--headless=new",
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      "about:blank",
    ],
    // A group of its own, so that all its processes can be killed.
    { stdio: "ignore", detached: true },
  );
  const kill = () => killGroup(child);
  process.once("exit", kill);
  const browser = await connect(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no context.");
  return {
    context,
    kill: async () => {
      process.off("exit", kill);
      const exited = once(child, "exit");
      kill();
      await exited;
    },
  };
}

async function connect(url: string) {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      return await chromium.connectOverCDP(url);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function killGroup({ pid }: ChildProcess) {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}
