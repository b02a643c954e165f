import type { Download } from "@playwright/test";

/** The name and the content of a file that the browser has downloaded. */
export async function readDownload(download: Download) {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream())
    chunks.push(chunk as Buffer);
  return {
    name: download.suggestedFilename(),
    content: Buffer.concat(chunks).toString("utf8"),
  };
}
