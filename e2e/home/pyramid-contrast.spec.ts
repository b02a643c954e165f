import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./pyramid-fixtures";

// The test's own style hides the words.
test.use({ bypassCSP: true });

// A face has the next one's place after a quarter turn.
const QUARTER_TURN_MS = (Math.PI / 2 / 0.5) * 1000;
/** The longest that one frame turns the pyramid. */
const STEP_MS = 100;
const STEPS_PER_PICTURE = 3;

for (const [width, height] of [
  [320, 900],
  [640, 360],
  [768, 900],
  [1280, 900],
  [2560, 900],
] as const)
  test(`the words before it can be read at its brightest, at ${width}×${height}`, async ({
    page,
    home,
  }) => {
    await page.setViewportSize({ width, height });
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
  });

/** Turns the pyramid on by one step, and resolves when it has been drawn. */
async function turn(page: Page) {
  const draws = await page.evaluate((ms) => {
    window.animationMs += ms;
    return window.draws;
  }, STEP_MS);
  await page.waitForFunction((draws) => window.draws > draws, draws);
}

type Box = { x: number; y: number; width: number; height: number };

/** Where the text itself stands, without the padding of what it stands in. */
function boxOf(text: Locator): Promise<Box> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The greatest relative luminance of a pixel within each box. */
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
        let most = 0;
        for (let at = 0; at < data.length; at += 4)
          most = Math.max(
            most,
            0.2126 * light(data[at]) +
              0.7152 * light(data[at + 1]) +
              0.0722 * light(data[at + 2]),
          );
        return most;
      });
    },
    { picture: picture.toString("base64"), boxes },
  );
}
