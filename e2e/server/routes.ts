import { readdirSync, readFileSync } from "node:fs";
import { headerOf } from "@/scripts/testing/raw-http";
import type { Server } from "@/scripts/testing/start-server";
import { expect } from "../fixtures";

export const METHODS = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "QUERY",
];
const PAGE_METHODS = ["GET", "HEAD"];

/** Routes that the OpenAPI document leaves out: itself, and the catch-all handler. */
const UNDOCUMENTED: Record<string, Operations> = {
  "/openapi.json": { get: {} },
  "/[...path]": { get: {}, post: {}, put: {}, delete: {} },
};

type Operations = Record<string, { requestBody?: unknown }>;
export type Route = {
  path: string;
  /** In the order of METHODS. */
  methods: string[];
  /** The method for requests with a body, and whether the route accepts a body. */
  write: string;
  acceptsBody: boolean;
};

/** Returns every route of the build, with the methods of the OpenAPI document. */
export async function findRoutes(server: Server): Promise<Route[]> {
  const document = (await (
    await fetch(`${server.url}/api/openapi.json`)
  ).json()) as { paths: Record<string, Operations> };
  const pages = [
    ...builtRoutes(),
    ...readdirSync("public").map((name) => `/${name}`),
    `/_next/static/chunks/${readdirSync(".next/static/chunks").find((name) => name.endsWith(".js"))}`,
    "/_next/image?url=%2Ficon-192.png&w=64&q=75",
    "/nothing",
  ];
  const routes = pages.map((page) => {
    const path = page
      .replace(/\[\.{3}\w+\]/, "no/such")
      .replace(/\[\w+\]/, "some-id");
    if (page === "/share")
      return { path, methods: ["POST"], write: "POST", acceptsBody: false };
    if (!page.startsWith("/api/"))
      return { path, methods: PAGE_METHODS, write: "POST", acceptsBody: false };
    const name = page
      .replace("/api", "")
      .replace("/show/gzip", "/show")
      .replace(/\[(\w+)\]/, "{$1}");
    const operations = UNDOCUMENTED[name] ?? document.paths[name];
    if (!operations) throw new Error(`${page} is not in openapi.json.`);
    const documented = Object.keys(operations).map((key) => key.toUpperCase());
    const write = ["POST", "PUT"].find((key) => documented.includes(key));
    return {
      path,
      methods: METHODS.filter(
        (method) =>
          documented.includes(method) ||
          method === "OPTIONS" ||
          (method === "HEAD" && documented.includes("GET")),
      ),
      write: write ?? "POST",
      acceptsBody: Boolean(
        write && operations[write.toLowerCase()]?.requestBody,
      ),
    };
  });
  expect(routes.length).toBeGreaterThan(15);
  return routes;
}

export function expectSecurityHeaders(response: string, what: string) {
  for (const [name, value] of [
    ["x-content-type-options", /^nosniff$/],
    ["content-security-policy", /^default-src 'none'/],
  ] as const)
    expect.soft(headerOf(response, name) ?? "", what).toMatch(value);
}

/** The pages, files and handlers of the build. */
function builtRoutes(): string[] {
  const manifest = JSON.parse(
    readFileSync(".next/routes-manifest.json", "utf8"),
  ) as Record<"staticRoutes" | "dynamicRoutes", { page: string }[]>;
  return [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(
    ({ page }) => page,
  );
}
