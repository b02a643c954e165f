import type { Page } from "@playwright/test";

export class HomePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  goto = () => this.page.goto("/");
  heading = () => this.page.getByRole("heading", { level: 1 });
  main = () => this.page.getByRole("main");
  banner = () =>
    this.page.getByRole("complementary", { name: "About this website" });
  navigation = () => this.page.getByRole("navigation", { name: "Main" });
  staticPyramid = () => this.main().locator("[data-pyramid] > svg");
  canvasHolder = () => this.main().locator("[data-pyramid] > div");
  canvas = () => this.canvasHolder().locator("canvas");
  pauseButton = () =>
    this.page.getByRole("button", { name: /(pause|play) animation/i });
  menuButton = () =>
    this.page.getByRole("button", { name: /(open|close) menu/i });
}
