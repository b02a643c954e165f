import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";
import prettier from "eslint-config-prettier/flat";

/** The pure folders, with the packages that they may import. */
const PURE = {
  "lib/expenses": ["zod"],
  "lib/import": [
    "zod",
    "htmlparser2",
    "papaparse",
    "hucre/xlsx",
    "@noble/hashes/.*",
    "pdfjs-dist(/legacy/build/.*)?",
  ],
  "lib/list": ["zod"],
  "lib/plan": ["zod"],
};

/**
 * For each target, the folders that its files must not import. Tests are exempt.
 *
 * @type {{ target: string, from: string[], except?: string[] }[]}
 */
const FORBIDDEN = [
  { target: "app", from: ["lib/client", "lib/offline", "lib/env.ts"] },
  {
    target: "app",
    from: ["lib/rate-limit", "lib/store"],
    except: ["index.ts"],
  },
  {
    target: "components",
    from: ["app", "lib/http", "lib/rate-limit", "lib/store", "lib/env.ts"],
  },
  ...Object.keys(PURE).map((target) => ({
    target,
    from: [
      "app",
      "components",
      "lib/client",
      "lib/env.ts",
      "lib/http",
      "lib/offline",
      "lib/rate-limit",
      "lib/store",
      "lib/wire",
    ],
  })),
  {
    target: "lib/wire",
    from: [
      "app",
      "components",
      "lib/client",
      "lib/env.ts",
      "lib/http",
      "lib/list",
      "lib/offline",
      "lib/plan",
      "lib/rate-limit",
      "lib/store",
    ],
  },
  {
    target: "lib/client",
    from: [
      "app",
      "components",
      "lib/env.ts",
      "lib/http",
      "lib/rate-limit",
      "lib/store",
    ],
  },
  {
    target: "lib/offline",
    from: [
      "app",
      "components",
      "lib/env.ts",
      "lib/http",
      "lib/rate-limit",
      "lib/store",
    ],
  },
  {
    target: "lib/http",
    from: ["app", "components", "lib/client", "lib/offline", "lib/env.ts"],
  },
  {
    target: "lib/http",
    from: ["lib/store"],
    except: ["port.ts"],
  },
  {
    target: "lib/http",
    from: ["lib/rate-limit"],
    except: ["rate-limiter.ts"],
  },
  {
    target: "lib/rate-limit",
    from: ["app", "components", "lib/client", "lib/http"],
  },
  {
    target: "lib/rate-limit",
    from: ["lib/store"],
    except: ["mongo/mongo-client.ts", "time-limit.ts"],
  },
  {
    target: "lib/store",
    from: ["app", "components", "lib/client", "lib/http", "lib/rate-limit"],
  },
  ...["app", "components", "lib/!(testing)"].map((target) => ({
    target,
    from: ["lib/testing"],
  })),
];

const zones = [
  { target: "./scripts", from: "./e2e" },
  { target: ["./app", "./components", "./lib"], from: ["./scripts", "./e2e"] },
  ...FORBIDDEN.flatMap(({ target, from, except }) =>
    from.map((folder) => ({
      target: `./${target}/**/!(*.test).{ts,tsx}`,
      from: `./${folder}`,
      ...(except && { except }),
    })),
  ),
];

/** @type {import("eslint").Linter.Config[]} */
const pureImports = Object.entries(PURE).map(([folder, packages]) => ({
  files: [`${folder}/**/*.ts`],
  ignores: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(?!(${packages.join("|")})$|\\./|@/lib/(expenses|import|list)/)`,
            message: `The pure folders import each other only, and here ${packages.join(", ")}.`,
          },
        ],
      },
    ],
  },
}));

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
      // The component analysis also parses node_modules, which cannot import this
      // project, and takes half of the lint time:
      // https://github.com/import-js/eslint-plugin-import/blob/main/docs/rules/no-cycle.md#disablescc
      "import/no-cycle": ["error", { ignoreExternal: true, disableScc: true }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Only lib/env.ts reads the environment.",
        },
        {
          property: "normalize",
          message: "Use normaliseText, which is fast for any text.",
        },
      ],
    },
  },
  ...pureImports,
  {
    // Patterns read text of strangers: a bank, a file, an upstream host.
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: [
      "lib/env.ts",
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
