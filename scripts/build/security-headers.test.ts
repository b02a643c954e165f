import { expect, it, vi } from "vitest";

/** The headers of every path, in a production build with these variables. */
async function securityHeaders(variables: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries({
    NODE_ENV: "production",
    SCRIPT_HASHES: "'sha256-a' 'sha256-b'",
    NEXT_PUBLIC_API_HOST: "",
    ...variables,
  }))
    vi.stubEnv(name, value);
  const { default: config } = await import("@/next.config");
  vi.unstubAllEnvs();
  const rules = (await config.headers?.()) ?? [];
  const all = rules.find(({ source }) => source === "/(.*)");
  return new Map(all?.headers.map(({ key, value }) => [key, value]));
}

async function policy(variables?: Record<string, string>) {
  const headers = await securityHeaders(variables);
  const text = headers.get("Content-Security-Policy") ?? "";
  return new Map(
    text.split("; ").map((rule) => {
      const [directive = "", ...sources] = rule.split(" ");
      return [directive, sources.join(" ")];
    }),
  );
}

it("allows scripts of the build and requests to this server only", async () => {
  const rules = await policy();
  expect(rules.get("default-src")).toBe("'none'");
  expect(rules.get("script-src")).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(rules.get("connect-src")).toBe("'self'");
  expect([...rules.values()].join()).not.toMatch(/unsafe|\*/);
});

it("blocks what default-src does not cover: base elements, forms to other servers and frames", async () => {
  const rules = await policy();
  expect(rules.get("base-uri")).toBe("'none'");
  expect(rules.get("form-action")).toBe("'self'");
  expect(rules.get("frame-ancestors")).toBe("'none'");
});

it.each([
  ["https://expenses.example.com/v1/", "'self' https://expenses.example.com"],
  ["http://127.0.0.1:4000", "'self' http://127.0.0.1:4000"],
  ["/api", "'self'"],
])(
  "allows requests to the origin of the API %s",
  async (address, connections) => {
    const rules = await policy({ NEXT_PUBLIC_API_HOST: address });
    expect(rules.get("connect-src")).toBe(connections);
    expect(rules.get("default-src")).toBe("'none'");
  },
);

it("has no policy in development, where Next adds scripts, and every other header", async () => {
  const built = await securityHeaders();
  const developed = await securityHeaders({ SCRIPT_HASHES: "" });
  expect([...developed.keys()]).toEqual(
    [...built.keys()].filter((name) => name !== "Content-Security-Policy"),
  );
  expect(developed.size).toBeGreaterThan(3);
});
