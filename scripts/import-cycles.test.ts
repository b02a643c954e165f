import { readdirSync } from "node:fs";
import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";

const FOLDERS = ["app", "components", "e2e", "lib", "scripts"];

/** The files of the project with what they import, also with `import()`, but not only for types. */
async function importGraph(): Promise<Metafile["inputs"]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `./${folder}/${file}`),
  );
  const { metafile } = await build({
    stdin: {
      contents: files.map((file) => `import "${file}";`).join(""),
      resolveDir: ".",
    },
    bundle: true,
    packages: "external",
    external: ["*.css", "*.svg"],
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return metafile.inputs;
}

it("no file imports itself through others", async () => {
  const graph = await importGraph();
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, from: string[]) => {
    const way = [...from, file];
    if (from.includes(file))
      cycles.push(way.slice(from.indexOf(file)).join(" → "));
    if (done.has(file)) return;
    done.add(file);
    for (const { path, external } of graph[file]?.imports ?? [])
      if (!external) visit(path, way);
  };
  for (const file of Object.keys(graph)) visit(file, []);
  expect(cycles).toEqual([]);
  expect(done).toContain("lib/domain/expenses/money.ts");
});
