import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const LINUX_NAMES = [
  // Headless only, like Playwright's own build: a test run takes a quarter less time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC_PROGRAMS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

/**
 * The path of an installed Chromium or Chrome: CHROMIUM_PATH, which is not
 * checked, or else the first one in the usual folders that starts.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env["CHROMIUM_PATH"] || candidates().find(isUsable);
}

function candidates() {
  if (process.platform === "darwin") return MAC_PROGRAMS;
  if (process.platform === "win32")
    return WINDOWS_FOLDERS.flatMap((name) => process.env[name] ?? []).map(
      (folder) => join(folder, "Google/Chrome/Application/chrome.exe"),
    );
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => LINUX_NAMES.map((name) => join(folder, name)));
}

/** @param {string} path */
function isUsable(path) {
  return existsSync(path) && !isSnap(path) && starts(path);
}

/**
 * False where a library is missing. Chrome for Windows opens a window and prints
 * no version: https://crbug.com/158372
 *
 * @param {string} path
 */
function starts(path) {
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"]).status === 0;
}

/**
 * A snap has a private /tmp, so it cannot read the profile that Playwright puts
 * there (https://github.com/microsoft/playwright/issues/6485). Ubuntu's
 * chromium-browser is a script that starts the snap.
 *
 * @param {string} path
 */
function isSnap(path) {
  if (path.startsWith("/snap/")) return true;
  const isScript = statSync(path).size < 10_000;
  return isScript && readFileSync(path, "utf8").includes("/snap/bin/");
}
