import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makePrivateList } from "@/scripts/testing/private-lists";
import { testedCommands } from "@/scripts/testing/shell-commands";
import { type Server, startServer } from "@/scripts/testing/start-server";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "expenses-calls-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test("the documented calls of a script add an expense", async ({ request }) => {
  const [toOneList = "", toPrivateList = ""] =
    testedCommands("docs/automation.md");
  const run = (command: string) =>
    execFileSync("sh", ["-ec", command], { cwd: folder, stdio: "pipe" });
  const rows = async ({ url }: Server, cookie = "") =>
    (await request.get(`${url}/api/show`, { headers: { cookie } })).json();

  const one = await startServer({ SQLITE_PATH: join(folder, "one.db") });
  run(toOneList.replace("http://localhost:3000", one.url));
  expect(await rows(one)).toMatchObject([{ description: "Chai" }]);
  await one.stop();

  const site = await startServer({
    SQLITE_PATH: join(folder, "private.db"),
    LISTS: "private",
  });
  const cookie = await makePrivateList(site);
  writeFileSync(join(folder, "list-token"), cookie.replace("list=", ""));
  run(
    toPrivateList
      .replace("https://kharcha.example", site.url)
      .replace("__Host-list", "list"),
  );
  expect(await rows(site, cookie)).toMatchObject([{ description: "Chai" }]);
  await site.stop();
});
