import "server-only";
import { z } from "zod";

// An empty variable in a dashboard or .env file means "not set".
const variable = z.preprocess(
  (value) => value || undefined,
  z.string().optional(),
);

const schema = z.object({
  EXPENSES_HOST: variable,
  MONGODB_DB: variable,
  MONGODB_URI: variable,
  SQLITE_PATH: variable,
  VERCEL: variable,
});

const count = (fallback: number) =>
  variable.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .default(`${fallback}`)
      .transform(Number),
  );

const limitsSchema = z.object({
  RATE_LIMIT_WRITES: count(120),
  TRUST_PROXY: count(0),
});

export type StoreSettings =
  | { adapter: "upstream"; host: string }
  | { adapter: "mongodb"; uri: string; database: string }
  | { adapter: "sqlite"; path: string }
  | { adapter: "none"; reason: string };

/** Which store the environment asks for, or why there can be none: not with limits that cannot be read, either. */
export function storeSettings(
  environment: Record<string, string | undefined> = process.env,
): StoreSettings {
  const env = schema.parse(environment);
  const limits = limitsSchema.safeParse(environment);
  if (!limits.success)
    return none(
      `${limits.error.issues[0]?.path.join()} must be a whole number, 0 or above.`,
    );
  if (env.EXPENSES_HOST && env.MONGODB_URI)
    return none(
      "EXPENSES_HOST and MONGODB_URI are both set, but expenses can be kept in one place only. Unset one of them.",
    );
  if (env.EXPENSES_HOST) return upstream(env.EXPENSES_HOST);
  if (env.MONGODB_URI)
    return {
      adapter: "mongodb",
      uri: env.MONGODB_URI,
      database: env.MONGODB_DB ?? "expenses",
    };
  if (env.VERCEL)
    return none(
      "This host keeps no files, so expenses would vanish. Set MONGODB_URI to a MongoDB database, or EXPENSES_HOST to an expense API.",
    );
  return { adapter: "sqlite", path: env.SQLITE_PATH ?? "data/expenses.db" };
}

/**
 * How often one client may write, and how many proxies say who it is. Throws
 * where storeSettings gives a reason.
 */
export function rateLimitSettings(
  environment: Record<string, string | undefined> = process.env,
) {
  const { RATE_LIMIT_WRITES, TRUST_PROXY } = limitsSchema.parse(environment);
  return { writesPerMinute: RATE_LIMIT_WRITES, trustedProxies: TRUST_PROXY };
}

function upstream(host: string): StoreSettings {
  const url = URL.canParse(host) ? new URL(host) : undefined;
  const isAddress =
    url &&
    ["http:", "https:"].includes(url.protocol) &&
    !(url.username || url.password || url.search || url.hash);
  return isAddress
    ? { adapter: "upstream", host: url.href.replace(/\/+$/, "") }
    : none(
        "EXPENSES_HOST must be an address such as https://expenses.example.com, without a name, password, query or fragment in it.",
      );
}

function none(reason: string): StoreSettings {
  return { adapter: "none", reason };
}
