import { findChromium } from "./find-chromium.mjs";

/**
 * Chromium takes the last --disable-features only, so Playwright's come along:
 * browser.spec.ts holds the two lists together.
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
  // A process in advance for a page that no test opens.
  "SpareRendererForSitePerProcess",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  // Each new window loads two pages for its address bar, which nobody sees and
  // which take a third of the processor's time.
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

/** How Chromium starts: with WebGL drawn in software, or with none at all. */
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
        : ["--disable-3d-apis"]),
    ],
  };
}
