import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectProblem } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";

const WRITES = 3;
const start = (environment: Record<string, string> = {}) =>
  startApi({
    LISTS: "private",
    RATE_LIMIT_WRITES: `${WRITES}`,
    ...environment,
  });

const from = (address: string) => ({ "x-forwarded-for": address });
const add = (visitor: Visitor, address: string) =>
  visitor.send("POST", "/add", { body: lunchRequest, headers: from(address) });
const expectLimited = async (response: Response, detail: RegExp) => {
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await expectProblem(response, 429)).toMatchObject({
    detail: expect.stringMatching(detail) as string,
  });
};
/** Sends requests until one is rejected with 429; resolves to the number of the others. */
async function countAllowed(send: () => Promise<Response>) {
  for (let count = 0; count < 1000; count += 1) {
    const response = await send();
    if (response.status === 429) return count;
  }
  throw new Error("There is no limit.");
}

let api: TestApi;
beforeEach(async () => {
  // The limits refill with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(console, "warn").mockReturnValue();
  api = await start();
});

afterEach(() => vi.useRealTimers());

it("limits the writes of a list, from whatever address", async () => {
  const visitor = api.newVisitor();
  await add(visitor, "192.0.2.1");
  for (let index = 0; index < WRITES; index += 1)
    expect((await add(visitor, `192.0.2.${index}`)).status).toBe(201);
  await expectLimited(await add(visitor, "192.0.2.9"), /changes/);
  expect((await add(visitor, "127.0.0.1")).status).toBe(201);
  expect((await add(api.newVisitor(), "192.0.2.9")).status).toBe(201);
  const read = await visitor.send("GET", "/show", {
    headers: from("192.0.2.9"),
  });
  expect(read.status).toBe(200);
});

it("lets a list that has used up its writes be renewed, linked, rotated and erased", async () => {
  const visitor = api.newVisitor();
  await add(visitor, "127.0.0.1");
  const finder = api.newVisitor(visitor.cookie);
  expect(await countAllowed(() => add(finder, "192.0.2.1"))).toBe(WRITES);
  const headers = from("192.0.2.2");
  const send = async (method: string, path: string, body?: unknown) =>
    (await visitor.send(method, path, { body, headers })).status;
  for (let count = 0; count < WRITES; count += 1) {
    expect(await send("POST", "/list")).toBe(200);
    expect(await send("POST", "/list/link", {})).toBe(200);
    expect(await send("POST", "/list/link", { rotate: true })).toBe(200);
  }
  await expectLimited(await add(visitor, "192.0.2.2"), /changes/);
  expect(await send("DELETE", "/list")).toBe(204);
});

it("counts the calls that renew, link, rotate and erase for the address, and not for the list", async () => {
  const visitor = api.newVisitor();
  await add(visitor, "127.0.0.1");
  const renew = () =>
    visitor.send("POST", "/list", { headers: from("192.0.2.1") });
  expect(await countAllowed(renew)).toBe(WRITES * 20);
  await expectLimited(await renew(), /changes/);
  const addAgain = () => add(visitor, "192.0.2.2");
  expect(await countAllowed(addAgain)).toBe(WRITES);
});

it("limits the writes of an address to twenty times as many, for all lists", async () => {
  const send = () => add(api.newVisitor(), "192.0.2.1");
  expect(await countAllowed(send)).toBe(WRITES * 20);
  await expectLimited(await send(), /changes/);
  expect((await add(api.newVisitor(), "192.0.2.2")).status).toBe(201);
});

it("counts an IPv6 network of 64 bits as one address", async () => {
  let index = 0;
  const send = () => add(api.newVisitor(), `2001:db8::${++index}:1`);
  expect(await countAllowed(send)).toBe(WRITES * 20);
  expect((await add(api.newVisitor(), "2001:db8:0:1::1")).status).toBe(201);
});

it("counts the address that the trusted proxy reports", async () => {
  api = await start({ TRUST_PROXY: "1" });
  let index = 0;
  const behindProxy = (client: string) => `10.0.0.${++index % 200}, ${client}`;
  const send = () =>
    add(api.newVisitor(), `${behindProxy("2001:db8::1")}, 127.0.0.1`);
  expect(await countAllowed(send)).toBe(WRITES * 20);
  const other = `${behindProxy("2001:db8:0:1::1")}, 127.0.0.1`;
  expect((await add(api.newVisitor(), other)).status).toBe(201);
});

it("limits new lists to 600 an hour for each address", async () => {
  api = await start({ RATE_LIMIT_WRITES: "1000" });
  const make = (address: string) =>
    api.newVisitor().send("POST", "/list", { headers: from(address) });
  expect(await countAllowed(() => make("192.0.2.1"))).toBe(600);
  const visitor = api.newVisitor();
  await expectLimited(await add(visitor, "192.0.2.1"), /new lists/);
  expect(visitor.cookie).toBe("");
  expect((await make("192.0.2.2")).status).toBe(201);
});

it("limits unknown tokens to 60 a minute for each address, in cookies and in joins", async () => {
  api = await start({ RATE_LIMIT_WRITES: "1000" });
  const visitor = api.newVisitor();
  await add(visitor, "192.0.2.1");
  const headers = from("192.0.2.1");
  let index = 0;
  const unknown = () => `${++index}`.padStart(22, "A");
  const tryCookie = () =>
    api.newVisitor(`list=${unknown()}`).send("GET", "/show", { headers });
  const tryJoin = () =>
    api
      .newVisitor()
      .send("POST", "/list/join", { body: { token: unknown() }, headers });
  for (let count = 0; count < 30; count += 1) {
    expect((await tryCookie()).status).toBe(200);
    expect((await tryJoin()).status).toBe(404);
  }
  await expectLimited(await tryCookie(), /do not exist/);
  await expectLimited(await tryJoin(), /do not exist/);
  // Others in the same network keep their lists.
  expect((await add(visitor, "192.0.2.1")).status).toBe(201);
  expect(
    (await api.newVisitor().send("GET", "/show", { headers })).status,
  ).toBe(200);
});

it.each(["/expenses/batch", "/expenses/delete"])(
  "counts %s once per 100 rows",
  async (path) => {
    api = await start({ RATE_LIMIT_WRITES: "10" });
    const visitor = api.newVisitor();
    await add(visitor, "127.0.0.1");
    const send = (rows: number) => {
      const indexes = Array.from({ length: rows }, (_, index) => `k${index}`);
      const body = path.endsWith("batch")
        ? { expenses: indexes.map((key) => ({ ...lunchRequest, key })) }
        : { ids: indexes };
      const headers = from("192.0.2.1");
      return visitor.send("POST", path, { body, headers });
    };
    expect((await send(500)).status).toBe(200);
    expect((await send(301)).status).toBe(200);
    expect((await send(1)).status).toBe(200);
    await expectLimited(await send(1), /changes/);
  },
);

it("limits nothing with RATE_LIMIT_WRITES=0", async () => {
  api = await start({ RATE_LIMIT_WRITES: "0" });
  const visitor = api.newVisitor();
  const dead = api.newVisitor("list=AAAAAAAAAAAAAAAAAAAAAA");
  for (let index = 0; index < 100; index += 1) {
    expect((await add(visitor, "192.0.2.1")).status).toBe(201);
    const headers = from("192.0.2.1");
    expect((await dead.send("GET", "/show", { headers })).status).toBe(200);
  }
});
