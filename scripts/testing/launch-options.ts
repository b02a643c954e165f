import { findChromium } from "./find-chromium.mjs";

/**
 * Chromium applies only the last --disable-features, so this list repeats the
 * features that Playwright disables. launch-options.spec.ts compares the two:
 * https://github.com/microsoft/playwright/issues/36658
 */
export const DISABLED_FEATURES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  // Starts a spare process for a page that no test opens.
  "SpareRendererForSitePerProcess",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  // Each new window would load two pages for the address bar, which no test
  // shows and which take a third of the processor time.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

/** Options that start Chromium with WebGL rendered in software, or without WebGL. */
export function launchOptions({ webgl }: { webgl: boolean }) {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...ARGUMENTS,
      ...(webgl
        ? [
            "--use-angle=swiftshader",
            "--disable-gpu-compositing",
            "--enable-unsafe-swiftshader",
          ]
        : // A process of its own for each window takes 5 % of the processor time.
          ["--disable-gpu", "--disable-3d-apis", "--in-process-gpu"]),
    ],
  };
}
