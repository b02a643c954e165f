import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newToken, tokenDigest } from "@/lib/server/http/list/list-token";
import { OPENAPI_DOCUMENT } from "@/lib/server/http/openapi/openapi-document";
import { type ListStore, NO_PLAN, ONE_LIST } from "@/lib/server/store/port";
import { planTag } from "@/lib/server/http/handlers/plan/plan-response";
import { listsOf } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { lunchRequest, newLunch } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";
import { useEqualRevisions, visibleList } from "@/lib/testing/visible-list";
import { startApi, type TestApi, type Visitor } from "@/lib/testing/test-api";

const KEY = "a-key-that-both-visitors-use";
const SECRET = "Known to one visitor only";
const OWN = "Of the stranger";

/** All that a stranger may have seen of another visitor's list, and more. */
type Known = {
  token: string;
  digest: string;
  listId: string;
  ref: string;
  etag: string;
  gzipEtag: string;
  planTag: string;
  expenseId: string;
  readerToken: string;
};
type Attack = {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const withKey = { "idempotency-key": KEY };
const stolen = { ...lunchRequest, description: OWN };
const EMPTY_TAG = planTag(NO_PLAN.revision);
const planWith = (description: string) => ({
  ...planJson,
  recurring: planJson.recurring.map((payment) => ({ ...payment, description })),
});

/** The requests of each operation, with what is known of the other list. */
const ATTACKS: Record<string, (known: Known) => Attack[]> = {
  "GET /show": ({ etag, gzipEtag }) => [
    { headers: { "if-none-match": etag } },
    { path: "/show/gzip", headers: { "if-none-match": gzipEtag } },
  ],
  "POST /add": () => [{ body: stolen, headers: withKey }],
  "PUT /expenses/{id}": ({ expenseId }) => [
    { path: `/expenses/${expenseId}`, body: stolen },
    {
      path: `/expenses/${expenseId}`,
      body: stolen,
      headers: { "if-none-match": "*" },
    },
  ],
  "DELETE /expenses/{id}": ({ expenseId, listId }) => [
    { path: `/expenses/${expenseId}` },
    { path: `/expenses/${encodeURIComponent(`${listId}/${expenseId}`)}` },
  ],
  "POST /expenses/batch": ({ expenseId }) =>
    [true, false].flatMap((dryRun) =>
      [{ key: KEY }, { _id: expenseId }].map((named) => ({
        body: { expenses: [{ ...stolen, ...named }], dryRun },
      })),
    ),
  "POST /expenses/delete": ({ expenseId, listId }) => [
    { body: { ids: [expenseId, `${listId}/${expenseId}`] } },
  ],
  "GET /suggestions": () => [{}],
  "GET /plan": ({ planTag }) => [{ headers: { "if-none-match": planTag } }],
  "PUT /plan": ({ planTag }) =>
    [planTag, EMPTY_TAG].map((tag) => ({
      body: planWith(OWN),
      headers: { "if-match": tag },
    })),
  "GET /list": () => [{}],
  "POST /list": () => [{}, { body: {} }, { body: { new: true } }],
  "DELETE /list": () => [{}],
  "POST /list/link": () =>
    [{}, { rotate: true }].map((body) => ({ body, headers: withKey })),
  "POST /list/join": ({ digest, listId, ref, token, readerToken }) =>
    [
      ...[digest, listId, ref, token.toLowerCase(), `${token} `, ""],
      ...[tokenDigest(readerToken), `${readerToken} `, `${token}\0reader`],
    ].map((text) => ({ body: { token: text } })),
  "POST /list/reader": () => [{}],
  "DELETE /list/reader": () => [{}],
  "GET /health": () => [{}],
};

let api: TestApi;
let victim: Visitor;
let known: Known;
/** The list of LISTS=one, which a private visitor must not reach either. */
let oneList: ListStore;
let logged: () => string;

const add = (visitor: Visitor, description: string) =>
  visitor.send("POST", "/add", {
    body: { ...lunchRequest, description },
    headers: withKey,
  });
const newStranger = async () => {
  const stranger = api.newVisitor();
  await add(stranger, OWN);
  return stranger;
};

async function textOf(response: Response) {
  const bytes = Buffer.from(await response.bytes());
  const isZipped = response.headers.get("content-encoding") === "gzip";
  const body = isZipped && bytes.length > 0 ? gunzipSync(bytes) : bytes;
  return JSON.stringify([...response.headers]) + body.toString();
}

beforeEach(async () => {
  const logs = (["warn", "error", "log"] as const).map((name) =>
    vi.spyOn(console, name).mockReturnValue(),
  );
  logged = () => JSON.stringify(logs.map(({ mock }) => mock.calls));
  api = await startApi({ LISTS: "private" });
  useEqualRevisions(api.store);
  oneList = api.store.forList(ONE_LIST);
  await oneList.add({ ...newLunch, description: SECRET }, KEY);
  victim = api.newVisitor();
  const added = await add(victim, SECRET);
  const { _id: expenseId } = (await added.json()) as { _id: string };
  await victim.send("POST", "/list/link", {
    body: { rotate: true },
    headers: withKey,
  });
  const token = victim.cookie.replace("list=", "");
  const reader = await victim.send("POST", "/list/reader");
  const { token: readerToken } = (await reader.json()) as { token: string };
  const digest = tokenDigest(token);
  const record = await listsOf(api.store).find(digest);
  await victim.send("PUT", "/plan", {
    body: planWith(SECRET),
    headers: { "if-match": EMPTY_TAG },
  });
  const { etags, list, plan, ...visible } = await visibleList(victim);
  expect(plan).toEqual(planWith(SECRET));
  const [etag = "", gzipEtag = ""] = etags.map((tag) => tag ?? "");
  const { ref } = list as { ref: string };
  const listId: string = record?.id ?? "";
  known = {
    ...{ token, digest, listId, ref, etag, gzipEtag, expenseId, readerToken },
    planTag: visible.planTag ?? "",
  };
  expect(Object.values(known)).not.toContain("");
});

const operations = Object.entries(OPENAPI_DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path}` as const,
    ),
);

it("has attacks for every operation of the API", () => {
  expect(Object.keys(ATTACKS).sort()).toEqual(operations.sort());
});

describe.each(operations)("%s", (operation) => {
  const [method = "", operationPath = ""] = operation.split(" ");
  const isOfLists = operation !== "GET /health";

  /** Sends all attacks, and checks that the other list neither changes nor appears. */
  async function attack(
    newAttacker: () => Visitor | Promise<Visitor>,
    headers: Record<string, string>,
    check: (response: Response, attacker: Visitor) => void | Promise<void>,
  ) {
    const before = await visibleList(victim);
    const attempts = ATTACKS[operation]?.(known) ?? [];
    // The log has the path of a request, whatever it contains.
    const log = () =>
      attempts.reduce(
        (text, { path = "" }) => text.replaceAll(path || "\0", ""),
        logged(),
      );
    for (const attempt of attempts) {
      const attacker = await newAttacker();
      const response = await attacker.send(
        method,
        attempt.path ?? operationPath,
        { body: attempt.body, headers: { ...attempt.headers, ...headers } },
      );
      expect(response.status).not.toBe(304);
      expect(response.status).toBeLessThan(500);
      await check(response.clone() as Response, attacker);
      const text = await textOf(response);
      const { token, digest, listId, readerToken } = known;
      for (const secret of [SECRET, token, digest, listId, readerToken]) {
        expect(text).not.toContain(secret);
        expect(log()).not.toContain(secret);
      }
      expect(text).not.toContain(known.ref);
      expect(await visibleList(victim)).toEqual(before);
      expect(await readList(oneList)).toMatchObject([{ description: SECRET }]);
    }
  }

  it("reaches nothing of another list", async () => {
    const bystander = await newStranger();
    const before = await visibleList(bystander);
    await attack(newStranger, {}, async () => {
      expect(await visibleList(bystander)).toEqual(before);
    });
  });

  it("changes nothing when it is for the other list", async () => {
    const stranger = await newStranger();
    const before = await visibleList(stranger);
    const attacker = () => api.newVisitor(stranger.cookie);
    await attack(attacker, { "if-list": known.ref }, async (response) => {
      if (isOfLists) expect(response.status).toBeOneOf([400, 409]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await visibleList(stranger)).toEqual(before);
    });
  });

  it("makes nothing without a cookie when it is for the other list", async () => {
    const create = vi.spyOn(listsOf(api.store), "create");
    const attacker = () => api.newVisitor();
    await attack(attacker, { "if-list": known.ref }, (response) => {
      if (isOfLists) expect(response.status).toBeOneOf([400, 409]);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
    expect(create).not.toHaveBeenCalled();
  });

  it("reaches no list without a cookie", () =>
    attack(
      () => api.newVisitor(),
      {},
      async (_, attacker) => {
        const { rows } = await visibleList(attacker);
        expect(rows).not.toContainEqual(
          expect.objectContaining({ description: SECRET }),
        );
      },
    ));

  it("reaches no list with a cookie that no list has", async () => {
    const { digest, listId, ref, token } = known;
    const cookies = [
      ...[digest, listId, ref, newToken(), token.toLowerCase(), `${token}x`],
      ...["one", "none", "gone", "__proto__", `"${token}"`, "%00"],
    ].map((text) => `list=${text}`);
    // The name of the cookie on https.
    for (const cookie of [...cookies, `__Host-list=${token}`])
      await attack(
        () => api.newVisitor(cookie),
        {},
        (response) => {
          expect(response.status).not.toBe(500);
        },
      );
  });
});
