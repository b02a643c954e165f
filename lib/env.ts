import "server-only";
import { z } from "zod";

// An empty variable in a dashboard or .env file means "not set".
const variable = z.preprocess(
  (value) => value || undefined,
  z.string().optional(),
);

const schema = z.object({
  EXPENSES_HOST: variable,
  MONGODB_URI: variable,
  SQLITE_PATH: variable,
  VERCEL: variable,
});

export type StoreSettings =
  { adapter: "sqlite"; path: string } | { adapter: "none"; reason: string };

/** Which store the environment asks for, or why there can be none. */
export function storeSettings(
  environment: Record<string, string | undefined> = process.env,
): StoreSettings {
  const env = schema.parse(environment);
  for (const name of ["EXPENSES_HOST", "MONGODB_URI"] as const) {
    if (env[name])
      return {
        adapter: "none",
        reason: `${name} is set, but this version keeps expenses in SQLite only. Unset it, or set SQLITE_PATH alone.`,
      };
  }
  if (env.VERCEL && !env.SQLITE_PATH)
    return {
      adapter: "none",
      reason:
        "This host keeps no files, so expenses would vanish. Set SQLITE_PATH to a file on a lasting disk.",
    };
  return { adapter: "sqlite", path: env.SQLITE_PATH ?? "data/expenses.db" };
}
