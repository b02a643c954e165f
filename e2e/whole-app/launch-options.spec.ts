import { chromium } from "@playwright/test";
import { DISABLED_FEATURES } from "@/scripts/testing/launch-options";
import { expect, test } from "../fixtures";

const SWITCH = "--disable-features=";

test("the launch options disable every feature that Playwright disables", async ({
  launchOptions: { executablePath },
}) => {
  const server = await chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const { spawnargs } = server.process();
  await server.close();
  const argument = spawnargs.find((argument) => argument.startsWith(SWITCH));
  expect(argument).toBeDefined();
  const features = argument?.slice(SWITCH.length).split(",") ?? [];
  // Features with the prefix ms belong to Edge.
  const missing = features.filter(
    (feature) =>
      !DISABLED_FEATURES.includes(feature) && !/^ms[A-Z]/.test(feature),
  );
  expect(missing).toEqual([]);
});
