import { readdirSync } from "node:fs";
import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";
import prettier from "eslint-config-prettier/flat";

/**
 * The folders of each folder, in the order in which they may import: each one those
 * after it. So no two folders import each other.
 */
const LAYERS = {
  components: [
    "your-data",
    "people",
    "my-expenses",
    "pocket-money",
    "add-expense",
    "import",
    "home",
    "expense-changes",
    "charts",
    "split",
    "expense-form",
    "tags",
    "device",
    "undo",
    "notifications",
    "list",
    "nav",
    "ui",
  ],
  "components/add-expense": ["aside", "usual", "quick-entry"],
  "components/charts": ["pie", "bars"],
  "components/import": ["restore", "preview", "storing", "files", "rows"],
  "components/my-expenses": [
    "toolbar",
    "table",
    "overview",
    "tag-dialog",
    "edit-dialog",
  ],
  "components/pocket-money": ["payments", "dialogs"],
  "components/your-data": ["join", "link", "imports", "erase"],
  lib: ["testing", "server", "browser", "domain"],
  "lib/browser": [
    "worker",
    "switch-list",
    "share",
    "backup",
    "import",
    "plan",
    "expenses",
    "outbox",
    "list",
    "download",
    "api",
    "storage",
    "late-loading",
  ],
  "lib/domain": ["import", "plan", "view", "wire", "expenses"],
  "lib/domain/import": [
    "zip",
    "takeout",
    "pdf",
    "table",
    "line",
    "message",
    "narration",
    "payee",
    "html",
    "formats",
    "own-export",
    "files",
    "balances",
    "columns",
    "cells",
  ],
  "lib/domain/import/pdf": ["bank", "apps"],
  "lib/server": ["http", "rate-limit", "store"],
  "lib/server/http": [
    "openapi",
    "handlers",
    "list",
    "middleware",
    "request",
    "body",
  ],
  "lib/server/http/handlers": ["plan", "list"],
  "lib/server/store": ["upstream", "sqlite", "mongo"],
};

const layerZones = Object.entries(LAYERS).flatMap(([parent, layers]) => {
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (folders.sort().join() !== layers.toSorted().join())
    throw new Error(`LAYERS must have the folders of ${parent}: ${folders}.`);
  return layers.map((folder, index) => ({
    target: productionFiles(`${parent}/${folder}`),
    from: layers.slice(0, index).map((above) => `./${parent}/${above}`),
  }));
});

/** What else production code must not import. */
const zones = [
  { target: "./scripts", from: "./e2e" },
  {
    target: ["./app", "./components", "./lib"],
    from: ["./scripts", "./e2e"],
  },
  { target: productionFiles("components"), from: "./app" },
  {
    target: ["domain", "browser", "server"].map((wing) =>
      productionFiles(`lib/${wing}`),
    ),
    from: ["./app", "./components"],
  },
  {
    target: ["app", "components"].map(productionFiles),
    from: "./lib/testing",
  },
  { target: productionFiles("lib/browser"), from: "./lib/server" },
  { target: productionFiles("lib/server"), from: "./lib/browser" },
  { target: productionFiles("components"), from: "./lib/server" },
  { target: productionFiles("app"), from: "./lib/browser" },
  { target: productionFiles("app/api"), from: "./lib/server/env.ts" },
  {
    target: productionFiles("app"),
    from: ["./lib/server/rate-limit", "./lib/server/store"],
    except: ["index.ts"],
  },
  { target: productionFiles("lib/server/http"), from: "./lib/server/env.ts" },
  {
    target: productionFiles("lib/server/http"),
    from: "./lib/server/store",
    except: ["port.ts"],
  },
  {
    target: productionFiles("lib/server/http"),
    from: "./lib/server/rate-limit",
    except: ["rate-limiter.ts"],
  },
  {
    target: productionFiles("lib/server/rate-limit"),
    from: "./lib/server/store",
    except: ["mongo/mongo-client.ts", "time-limit.ts"],
  },
  ...layerZones,
];

/** @param {string} folder */
function productionFiles(folder) {
  return `./${folder}/**/!(*.test).{ts,tsx}`;
}

/** The packages that the pure files may import. */
const PURE_PACKAGES = [
  "zod",
  "htmlparser2",
  "papaparse",
  "hucre/xlsx",
  "@noble/hashes/.*",
  "pdfjs-dist(/legacy/build/.*)?",
];

/** @type {import("eslint").Linter.Config} */
const pureImports = {
  files: ["lib/domain/**/*.ts"],
  ignores: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(?!(${PURE_PACKAGES.join("|")})$|\\./|@/lib/domain/)`,
            message: `Pure files import each other only, and ${PURE_PACKAGES.join(", ")}.`,
          },
        ],
      },
    ],
  },
};

/** @type {import("eslint").Linter.Config} */
const shownAmounts = {
  files: ["components/**/*.{ts,tsx}"],
  ignores: [
    "**/*.test.{ts,tsx}",
    "components/ui/use-rupees.ts",
    // Their texts are hidden by the components that show them.
    "components/charts/bars/amount-axis.ts",
    "components/add-expense/quick-entry/entry-outcome.ts",
  ],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        name: "@/lib/domain/expenses/money",
        importNames: ["formatRupees"],
        message: "Use useRupees, which hides amounts when the user wants it.",
      },
    ],
  },
};

export default defineConfig([
  globalIgnores([
    "**/.next/",
    "next-env.d.ts",
    "playwright-report/",
    "test-results/",
    "public/sw.js",
  ]),
  ...nextVitals,
  ...nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/no-non-null-assertion": "error",
      // `import { type A }` loads the module.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Only lib/server/env.ts reads the environment.",
        },
        {
          property: "normalize",
          message: "Use normaliseText, which is fast for any text.",
        },
      ],
    },
  },
  pureImports,
  shownAmounts,
  {
    // Patterns read text of strangers: a bank, a file, an upstream host.
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
      "no-restricted-syntax": [
        "error",
        ...[
          "Literal[regex.pattern=/^.{200,}$/]",
          "TaggedTemplateExpression[tag.property.name='raw'] TemplateElement[value.raw=/^.{200,}$/]",
        ].map((selector) => ({
          selector,
          message: "Write a long pattern as a table of phrases.",
        })),
      ],
    },
  },
  {
    files: [
      "lib/server/env.ts",
      "lib/testing/**",
      "scripts/**",
      "e2e/**",
      "*.config.ts",
      "**/*.test.ts",
    ],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["e2e/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        { property: "waitForTimeout", message: "Wait for a state instead." },
      ],
    },
  },
  prettier,
]);
