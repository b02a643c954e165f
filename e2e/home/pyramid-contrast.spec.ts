import type { Locator, Page } from "@playwright/test";
import type { HomePage } from "../pages/home-page";
import { expect, test } from "./pyramid-fixtures";

// Allows the style that hides the text.
test.use({ bypassCSP: true });

// After a quarter turn the pyramid looks the same, at 0.5 rad/s.
const QUARTER_TURN_MS = (Math.PI / 2 / 0.5) * 1000;
/** The longest time that one frame advances the rotation, in ms. */
const STEP_MS = 100;
const STEPS_PER_PICTURE = 3;

for (const [what, sizes] of [
  [
    "narrow",
    [
      [320, 900],
      [640, 360],
      [768, 900],
    ],
  ],
  [
    "wide",
    [
      [1280, 900],
      [2560, 900],
    ],
  ],
] as const)
  test(
    `the text in front of the pyramid has enough contrast at every angle, in ${what} windows`,
    { tag: "@long" },
    async ({ page, home }) => {
      test.slow();
      for (const [width, height] of sizes)
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height });
          await expectContrast(page, home);
        });
    },
  );

async function expectContrast(page: Page, home: HomePage) {
  await home.goto();
  await expect(home.canvasHolder()).toHaveCSS("opacity", "1");
  const words = [
    { text: home.heading().getByText("Campus"), luminance: 0.515 },
    { text: home.heading().getByText("Kharcha"), luminance: 0.396 },
    { text: home.main().getByText("Smart expense"), luminance: 0.905 },
    { text: home.main().getByText("View Expenses"), luminance: 0.905 },
  ];
  await page.addStyleTag({
    content: `main *, aside { color: transparent !important; transition: none !important }
        aside { visibility: hidden }`,
  });
  const clip = await boxOf(home.heading().locator("xpath=.."));
  const boxes = (await Promise.all(words.map(({ text }) => boxOf(text)))).map(
    ({ x, y, ...size }) => ({ x: x - clip.x, y: y - clip.y, ...size }),
  );
  const brightest = words.map(() => 0);
  await page.evaluate(() => (window.frameMs = 0));
  for (let ms = 0; ms < QUARTER_TURN_MS; ms += STEPS_PER_PICTURE * STEP_MS) {
    for (let step = 0; step < STEPS_PER_PICTURE; step++) await turn(page);
    const picture = await page.screenshot({ clip });
    const found = await luminances(page, picture, boxes);
    found.forEach((value, index) => {
      brightest[index] = Math.max(brightest[index] ?? 0, value);
    });
  }
  for (const [index, { luminance }] of words.entries())
    expect(
      (luminance + 0.05) / ((brightest[index] ?? 1) + 0.05),
    ).toBeGreaterThan(4.5);
}

/** Rotates the pyramid by one step, and waits until it is drawn. */
async function turn(page: Page) {
  const draws = await page.evaluate((ms) => {
    window.animationMs += ms;
    return window.draws;
  }, STEP_MS);
  await page.waitForFunction((draws) => window.draws > draws, draws);
}

type Box = { x: number; y: number; width: number; height: number };

/** The box of the text itself, without the padding of its element. */
function boxOf(text: Locator): Promise<Box> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The highest relative luminance of a pixel in each box. */
function luminances(
  page: Page,
  picture: Buffer,
  boxes: Box[],
): Promise<number[]> {
  return page.evaluate(
    async ({ picture, boxes }) => {
      const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext(
        "2d",
        { willReadFrequently: true },
      );
      if (!context) throw new Error("No canvas.");
      context.drawImage(image, 0, 0);
      const light = (channel = 0) => {
        const value = channel / 255;
        return value <= 0.04045
          ? value / 12.92
          : ((value + 0.055) / 1.055) ** 2.4;
      };
      return boxes.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(x, y, width, height);
        let max = 0;
        for (let index = 0; index < data.length; index += 4)
          max = Math.max(
            max,
            0.2126 * light(data[index]) +
              0.7152 * light(data[index + 1]) +
              0.0722 * light(data[index + 2]),
          );
        return max;
      });
    },
    { picture: picture.toString("base64"), boxes },
  );
}
