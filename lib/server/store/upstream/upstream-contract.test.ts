import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import type { ExpenseStore } from "@/lib/server/store/port";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { describeStoreContract } from "@/lib/testing/store-contract";
import { openOneList } from "@/lib/testing/opened-list";
import { openUpstreamStore } from "./upstream-store";

// This app's own handlers serve as the upstream host, so both sides are tested.
const folder = mkdtempSync(join(tmpdir(), "expenses-upstream-"));
let files = 0;
let upstreamStore: ExpenseStore;
let url: string;
const show = listEndpoint(() => upstreamStore, {
  GET: getExpenses("identity"),
});
const add = listEndpoint(() => upstreamStore, { POST: postExpense });

const server = createServer((incoming, outgoing) => {
  void (async () => {
    const isPost = incoming.method === "POST";
    const request = new Request(`http://upstream${incoming.url}`, {
      method: incoming.method ?? "",
      headers: incoming.headers as Record<string, string>,
      ...(isPost && { body: (await buffer(incoming)) as BodyInit }),
    });
    const response = await (isPost ? add.POST : show.GET)(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.bytes());
  })();
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describeStoreContract("The upstream host", {
  open: () => {
    upstreamStore = openSqliteStore(join(folder, `${++files}.db`));
    return openUpstreamStore(url);
  },
  editing: false,
});

it("rejects an upstream host that is this server, instead of looping", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  upstreamStore = openUpstreamStore(url);
  await expect(openOneList(upstreamStore).revision()).rejects.toMatchObject({
    code: "bad_response",
    cause: "status 508",
  });
});
