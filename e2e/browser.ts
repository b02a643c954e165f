import { findChromium } from "../scripts/chromium.mjs";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How Chromium starts: with WebGL drawn in software, or with none at all. */
export function launchOptions({ webgl }: { webgl: boolean }) {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...ARGUMENTS,
      ...(webgl
        ? ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        : ["--disable-3d-apis"]),
    ],
  };
}
