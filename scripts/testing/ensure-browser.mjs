import { runProgram } from "../run-program.mjs";
import { findChromium } from "./find-chromium.mjs";

const INSTALL = "npx playwright install --with-deps chromium";
/** Playwright's download, or Debian's package where the download is blocked. */
const INSTALL_COMMANDS = [
  INSTALL,
  "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell",
];
const TIMEOUT_MS = 5 * 60_000;

/**
 * Makes sure that a browser for the end-to-end tests starts. Installs one when
 * run as root, and prints the command otherwise. Returns false without a browser.
 */
export async function ensureBrowser() {
  if (await browserStarts()) return true;
  const isRoot = process.getuid?.() === 0;
  for (const command of isRoot ? INSTALL_COMMANDS : []) {
    console.log(`No browser starts. Running: ${command}`);
    const { output } = await runProgram(command, [], {
      quiet: true,
      shell: true,
      timeout: TIMEOUT_MS,
    });
    if (await browserStarts()) return true;
    process.stderr.write(output);
  }
  console.error(
    `There is no browser for the end-to-end tests, or a library that it needs is missing. Run: ${INSTALL}`,
  );
  return false;
}

/** False when the browser, or a library that it needs, is missing. */
async function browserStarts() {
  const { chromium } = await import("@playwright/test");
  const executablePath = findChromium();
  try {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox"],
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
