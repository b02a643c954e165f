import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./pyramid";

// The test's own style hides the words.
test.use({ bypassCSP: true });

// A face has the next one's place after a quarter turn.
const QUARTER_TURN_MS = (Math.PI / 2 / 0.5) * 1000;

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
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await home.goto();
    await expect(home.canvasHolder()).toHaveCSS("opacity", "1", {
      timeout: 15_000,
    });
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
    const boxes = await Promise.all(words.map(({ text }) => boxOf(text)));
    const brightest = words.map(() => 0);
    const now = () => page.evaluate(() => window.animationMs);
    const end = (await now()) + QUARTER_TURN_MS;
    let pictures = 0;
    while ((await now()) < end) {
      const found = await luminances(page, await page.screenshot(), boxes);
      found.forEach((value, index) => {
        brightest[index] = Math.max(brightest[index] ?? 0, value);
      });
      pictures++;
    }
    expect(pictures).toBeGreaterThan(8);
    for (const [index, { luminance }] of words.entries())
      expect(
        (luminance + 0.05) / ((brightest[index] ?? 1) + 0.05),
      ).toBeGreaterThan(4.5);
  });

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
