import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

const OFF = [{ source: "/sw.js", destination: "/sw-off.js" }];

/** How a build with these variables serves /sw.js. */
async function workerOf(variables: Record<string, string>) {
  for (const [name, value] of Object.entries({
    NODE_ENV: "production",
    VERCEL: "",
    SERVICE_WORKER: "",
    ...variables,
  }))
    vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import("../../next.config");
  const rewrites = await config.rewrites?.();
  const all = Array.isArray(rewrites) ? [] : (rewrites?.beforeFiles ?? []);
  const headers = (await config.headers?.()) ?? [];
  return {
    rewrites: all.filter(({ source }) => source === "/sw.js"),
    headers: headers.find(({ source }) => source === "/sw.js")?.headers,
  };
}

const headers = (state: string) => [
  { key: "Cache-Control", value: "no-cache" },
  { key: "service-worker-state", value: state },
];

it.each([{}, { VERCEL: "1" }, { VERCEL: "1", SERVICE_WORKER: "on" }])(
  "the service worker is served with %o",
  async (variables) => {
    expect(await workerOf(variables)).toEqual({
      rewrites: [],
      headers: headers("on"),
    });
  },
);

it.each([{ VERCEL: "1", SERVICE_WORKER: "off" }, { NODE_ENV: "development" }])(
  "its removal is served with %o",
  async (variables) => {
    expect(await workerOf(variables)).toEqual({
      rewrites: OFF,
      headers: headers("off"),
    });
  },
);

it("a build for npm start leaves the choice to the start of the server", async () => {
  const { rewrites } = await workerOf({ SERVICE_WORKER: "off" });
  expect(rewrites).toEqual([]);
});
