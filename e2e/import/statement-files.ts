import { type APIResponse, expect, type Page } from "@playwright/test";

export {
  GROUP,
  JANUARY,
  longStatement,
  statement,
} from "@/lib/testing/sample-statements";

/** The list of the browser, as the API sends it. */
export async function listText(page: Page): Promise<string> {
  const response: APIResponse = await page.request.get("/api/show");
  expect(response.ok()).toBe(true);
  return response.text();
}

export async function listLength(page: Page): Promise<number> {
  return (JSON.parse(await listText(page)) as unknown[]).length;
}
