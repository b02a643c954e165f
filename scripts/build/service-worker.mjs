import {
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { builtPages } from "./built-pages.mjs";

const ENTRY = "lib/browser/worker/service-worker.ts";
/** The pages that work without a network. */
const PAGES = ["/", "/show", "/add", "/data", "/import", "/people"];
const ICONS = ["/icon-192.png", "/icon.svg", "/manifest.webmanifest"];
const STORED = /\.(css|js|woff2)$/;
/** Next loads them for its Pages Router only. */
const PAGES_ROUTER =
  /_(buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/;
/**
 * Scripts that are stored once they were used, because of their size, with a text
 * that only they have: without a network, no page needs them to open.
 */
const STORED_LATER = [
  { what: "the pyramid", text: "WebGLRenderer" },
  { what: "the reader of spreadsheets", text: "sharedStrings" },
  { what: "the reader of web pages", text: "onprocessinginstruction" },
  { what: "the statements in PDF files", text: "UPI transaction ID" },
  { what: "the reader of PDF files", text: "Invalid PDF structure" },
  {
    what: "the interface of the reader of PDF files",
    text: "PDFDocumentProxy",
  },
  { what: "the drawer of QR codes", text: "Mask value out of range" },
  { what: "the dialogs of the plan", text: "Which of them do you want?" },
  { what: "the list of imports", text: "The imports could not be read." },
  { what: "the offer to install the app", text: "Install this app" },
];

/**
 * Writes public/sw.js: the service worker with the paths of the shell of this build.
 *
 * @param {string} folder of the built app
 * @param {NodeJS.ProcessEnv} env of its build
 */
export async function buildServiceWorker(folder, env) {
  const buildIdFile = join(folder, ".next/BUILD_ID");
  const worker = join(folder, "public/sw.js");
  // It is not imported at the top: npm test and npm start load this module before they install packages.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(folder, ENTRY)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: {
      BUILT_SHELL: JSON.stringify(shellOf(folder)),
      "process.env.NEXT_PUBLIC_API_HOST": JSON.stringify(
        env["NEXT_PUBLIC_API_HOST"] ?? "",
      ),
    },
  });
  writeFileSync(worker, outputFiles[0]?.contents ?? "");
  // isBuildCurrent compares the sources, which include public, with the build.
  for (const path of [worker, join(folder, "public")])
    setAgeOf(path, buildIdFile);
}

/**
 * Gives a file the modification time of another one, without the part below a
 * millisecond: rounded up, it would be newer.
 *
 * @param {string} path
 * @param {string} other
 */
export function setAgeOf(path, other) {
  const seconds = Math.floor(statSync(other).mtimeMs) / 1000;
  utimesSync(path, seconds, seconds);
}

/**
 * @param {string} folder
 * @returns {import("../../lib/browser/worker/shell").Shell}
 */
function shellOf(folder) {
  const next = join(folder, ".next");
  const pageHtml = readPages(folder);
  /** @type {{ polyfillFiles: string[] }} */
  const { polyfillFiles } = JSON.parse(
    readFileSync(join(next, "build-manifest.json"), "utf8"),
  );
  const paths = readdirSync(join(next, "static"), {
    encoding: "utf8",
    recursive: true,
  })
    .map((name) => join("static", name))
    .filter((path) => STORED.test(path) && !PAGES_ROUTER.test(path))
    // Only browsers without modules load it, and they have no service worker.
    .filter((path) => !polyfillFiles.includes(path));
  const byText = STORED_LATER.flatMap(({ what, text }) => {
    const found = paths.filter((path) =>
      readFileSync(join(next, path), "utf8").includes(text),
    );
    if (found.length === 0)
      throw new Error(`No script has ${what}: "${text}".`);
    return found;
  });
  const later = [
    ...byText,
    ...workerScripts(next, paths, pageHtml),
    ...errorPageScripts(paths, pageHtml),
  ];
  const url = (/** @type {string} */ path) => `/_next/${path}`;
  return {
    buildId: readFileSync(join(next, "BUILD_ID"), "utf8"),
    pages: PAGES,
    notFoundPage: "/_not-found",
    files: [
      ...paths.filter((path) => !later.includes(path)).map(url),
      ...ICONS,
    ].sort(),
    laterFiles: [...new Set(later)].map(url),
  };
}

/**
 * The scripts that only the web worker for statements starts with, as its entry script
 * and the script that starts it list them.
 *
 * @param {string} next
 * @param {string[]} paths
 * @param {(path: string) => string} pageHtml
 */
function workerScripts(next, paths, pageHtml) {
  const texts = paths.map((path) => readFileSync(join(next, path), "utf8"));
  const found = paths.flatMap((entry, index) => {
    const [, list] = /otherChunks:(\[[^\]]*\])/.exec(texts[index] ?? "") ?? [];
    if (list === undefined) return [];
    const ofPages = [
      ...texts.filter((text, at) => at !== index && !text.includes(entry)),
      ...PAGES.map((path) => pageHtml(path)),
    ];
    /** @type {string[]} */
    const chunks = JSON.parse(list);
    return [
      entry,
      ...chunks.filter((path) => !ofPages.some((text) => text.includes(path))),
    ];
  });
  if (found.length === 0) throw new Error("No script starts a web worker.");
  return found;
}

/**
 * The scripts that only the page of a server error loads.
 *
 * @param {string[]} paths
 * @param {(path: string) => string} pageHtml
 */
function errorPageScripts(paths, pageHtml) {
  const errorPage = pageHtml("/_global-error");
  const pages = PAGES.map((path) => pageHtml(path));
  return paths.filter(
    (path) =>
      errorPage.includes(path) && !pages.some((html) => html.includes(path)),
  );
}

/**
 * Returns a function from the path of a page to its HTML.
 *
 * @param {string} folder of the built app
 */
function readPages(folder) {
  const pages = builtPages(folder);
  return (/** @type {string} */ path) => {
    const name = `${path.slice(1) || "index"}.html`;
    const page = pages.find(({ file }) => basename(file) === name);
    if (!page) throw new Error(`${path} was not built.`);
    return page.html;
  };
}
