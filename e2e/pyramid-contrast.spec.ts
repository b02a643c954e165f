import type { Page } from "@playwright/test";
import { expect, test } from "./pyramid";

for (const width of [320, 768, 1280])
  test(`the words before it can be read at its brightest, ${width} px wide`, async ({
    page,
    home,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await home.goto();
    await expect(home.canvasHolder()).toHaveCSS("opacity", "1");
    await page.addStyleTag({
      content: "main * { color: transparent !important }",
    });
    const words = [
      { text: home.heading().getByText("Campus"), luminance: 0.515 },
      { text: home.heading().getByText("Kharcha"), luminance: 0.396 },
      { text: home.main().getByText("Smart expense"), luminance: 0.905 },
      { text: home.main().getByText("View Expenses"), luminance: 0.905 },
    ];
    // A face has the next one's place after a quarter turn.
    const quarterTurnMs = (Math.PI / 2 / 0.5) * 1000;
    const brightest = words.map(() => 0);
    const startedAt = Date.now();
    while (Date.now() - startedAt < quarterTurnMs)
      for (const [index, { text }] of words.entries()) {
        const clip = await text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        });
        const picture = await page.screenshot({ clip });
        brightest[index] = Math.max(
          brightest[index] ?? 0,
          await luminanceOf(page, picture.toString("base64")),
        );
      }
    for (const [index, { luminance }] of words.entries())
      expect(
        (luminance + 0.05) / ((brightest[index] ?? 1) + 0.05),
      ).toBeGreaterThan(4.5);
  });
/** The greatest relative luminance of a pixel of the picture. */
function luminanceOf(page: Page, picture: string): Promise<number> {
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext(
      "2d",
    );
    if (!context) return 1;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const light = (channel = 0) => {
      const value = channel / 255;
      return value <= 0.04045
        ? value / 12.92
        : ((value + 0.055) / 1.055) ** 2.4;
    };
    let most = 0;
    for (let at = 0; at < data.length; at += 4)
      most = Math.max(
        most,
        0.2126 * light(data[at]) +
          0.7152 * light(data[at + 1]) +
          0.0722 * light(data[at + 2]),
      );
    return most;
  }, picture);
}
