import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { HOSTILE_TEXTS } from "@/lib/testing/hostile-texts";
import { lunchRequest } from "@/lib/testing/sample-expenses";

/*
 * Sends what is slow to read or to reject to the server at the URL, until the parent
 * process asks for the number of requests. In a process of its own, it does not delay
 * the clients whose time is measured.
 */

const [url = ""] = process.argv.slice(2);
const CONNECTIONS = 8;
const PAUSE_MS = 250;
const KIB = 1024;

type Attack = (ofLength: (length: number) => string) => Promise<unknown>;

async function request(path: string, init?: RequestInit) {
  const response = await fetch(url + path, init);
  return response.arrayBuffer();
}

function send(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return request(`/api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const ATTACKS: Attack[] = [
  (ofLength) =>
    send("POST", "expenses/batch", {
      expenses: [
        { ...lunchRequest, key: "k", description: ofLength(80 * KIB) },
      ],
    }),
  (ofLength) =>
    send("POST", "add", {
      ...lunchRequest,
      description: ofLength(5 * KIB),
    }),
  (ofLength) =>
    send("POST", "add", { ...lunchRequest, amount: ofLength(5 * KIB) }),
  (ofLength) =>
    send(
      "PUT",
      "plan",
      { allowance: null, budgets: { [ofLength(20 * KIB)]: 1 }, recurring: [] },
      { "if-match": '"none"' },
    ),
  (ofLength) => send("POST", "expenses/delete", { ids: [ofLength(80 * KIB)] }),
  () => send("POST", "add", " ".repeat(1000 * KIB)),
  () => send("POST", "add", "[".repeat(8000)),
  () => send("POST", "add", '{"date":'),
  () =>
    request("/api/show", {
      headers: { cookie: `list=${randomBytes(16).toString("base64url")}` },
    }),
  (ofLength) =>
    request(
      `/show?search=${encodeURIComponent(ofLength(2 * KIB).toWellFormed())}`,
    ),
  () => request(`/show?${"a&".repeat(7000)}`),
  sendGarbage,
];

/** Sends bytes that are no HTTP, on a connection that stays open for a while. */
async function sendGarbage() {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined).resume();
  const closed = once(socket, "close");
  socket.write(randomBytes(KIB));
  await Promise.race([closed, sleep(PAUSE_MS)]);
  socket.destroy();
}

process.once("disconnect", () => process.exit());
let attacks = 0;
let isStopped = false;
process.once("message", () => {
  isStopped = true;
});
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (!isStopped) {
      const attack = ATTACKS[attacks % ATTACKS.length];
      const text = HOSTILE_TEXTS[attacks % HOSTILE_TEXTS.length];
      attacks += 1;
      // A rejected request may end with its connection.
      await attack?.(text?.ofLength ?? String).catch(() => undefined);
    }
  }),
);
process.send?.(attacks);
process.disconnect();
