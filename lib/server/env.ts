import "server-only";
import { z } from "zod";

type Environment = Record<string, string | undefined>;

// An empty variable in a dashboard or .env file counts as not set.
const optionalText = z.preprocess(
  (value) => value || undefined,
  z.string().optional(),
);

const wholeNumber = (name: string, defaultValue: number) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, `${name} must be a whole number, 0 or above.`)
      .default(`${defaultValue}`)
      .transform(Number),
  );

const hostName = z.string().transform((text, { addIssue }) => {
  const address = `http://${text.trim()}`;
  const { hostname = "", href = "" } = URL.canParse(address)
    ? new URL(address)
    : {};
  if (href === `http://${hostname}/`) return hostname;
  addIssue(
    "ALLOWED_HOSTS must be names of this server without a port, such as kharcha.example,localhost.",
  );
  return z.NEVER;
});

const settingsSchema = z.object({
  EXPENSES_HOST: optionalText,
  MONGODB_DB: optionalText,
  MONGODB_URI: optionalText,
  SQLITE_PATH: optionalText,
  VERCEL: optionalText,
  RATE_LIMIT_WRITES: wholeNumber("RATE_LIMIT_WRITES", 120),
  TRUST_PROXY: wholeNumber("TRUST_PROXY", 0),
  /** `one`: all visitors share one list; `private`: each visitor has a list of their own. */
  LISTS: optionalText.pipe(
    z.enum(["one", "private"], "LISTS must be one or private.").default("one"),
  ),
  // next.config.ts and scripts/server read it: a typing error would leave it on.
  SERVICE_WORKER: optionalText.pipe(
    z.enum(["on", "off"], "SERVICE_WORKER must be on or off.").default("on"),
  ),
  ALLOWED_HOSTS: optionalText.pipe(
    z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(hostName))
      .optional(),
  ),
});

const siteAddress = optionalText.pipe(
  z
    .url({
      protocol: /^https?$/,
      error: "SITE_URL must be an address such as https://kharcha.example.",
    })
    .optional(),
);

type StoreSettings =
  | { adapter: "upstream"; url: string }
  | { adapter: "mongodb"; uri: string; database: string }
  | { adapter: "sqlite"; path: string }
  | { adapter: "none"; reason: string };

/**
 * The store that the environment selects. Invalid settings, also those of the rate
 * limit, the lists and the service worker, select none and give the reason.
 */
export function storeSettings(
  environment: Environment = process.env,
): StoreSettings {
  const { data: env, error } = settingsSchema.safeParse(environment);
  if (error) return none(error.issues[0]?.message ?? error.message);
  const reason =
    env.LISTS === "private" && reasonAgainstPrivateLists(environment);
  if (reason) return none(reason);
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
      "This host keeps no files, so expenses would be lost. Set MONGODB_URI to a MongoDB database, or EXPENSES_HOST to an expense API.",
    );
  return { adapter: "sqlite", path: env.SQLITE_PATH ?? "data/expenses.db" };
}

// The functions below throw if a setting is invalid; storeSettings then returns `none`.

/**
 * The writes per minute for each client, 0 for no limit, and how many proxies
 * to trust for its address.
 */
export function rateLimitSettings(environment: Environment = process.env) {
  const { RATE_LIMIT_WRITES, TRUST_PROXY } = settingsSchema.parse(environment);
  return { writesPerMinute: RATE_LIMIT_WRITES, trustedProxies: TRUST_PROXY };
}

/**
 * Whether the limits except clients on this machine: where the last address is that
 * of the connection, and no proxy is on this machine too. In production only the
 * server of npm start appends it, and says so; elsewhere a client can set it.
 */
export function exemptsLocalClients(
  environment: Environment = process.env,
): boolean {
  const { trustedProxies } = rateLimitSettings(environment);
  const isAppended =
    environment["NODE_ENV"] !== "production" ||
    environment["APPENDS_CLIENT_ADDRESS"] === "yes";
  return isAppended && trustedProxies === 0;
}

/** The names that the server has, as in a URL; undefined for any. */
export function allowedHosts(
  environment: Environment = process.env,
): readonly string[] | undefined {
  return settingsSchema.parse(environment).ALLOWED_HOSTS;
}

/** The address of the site in link previews, read at build time; without it Next takes that of a Vercel deployment. Throws if SITE_URL is invalid. */
export function siteUrl(
  environment: Environment = process.env,
): URL | undefined {
  const address = siteAddress.parse(environment["SITE_URL"]);
  return address === undefined ? undefined : new URL(address);
}

export function listsMode(
  environment: Environment = process.env,
): "one" | "private" {
  return settingsSchema.parse(environment).LISTS;
}

/** Whether a proxy sets X-Forwarded-Proto; otherwise clients can set it. */
export function trustsForwardedProto(
  environment: Environment = process.env,
): boolean {
  const { VERCEL, TRUST_PROXY } = settingsSchema.parse(environment);
  return Boolean(VERCEL) || TRUST_PROXY > 0;
}

function reasonAgainstPrivateLists(
  environment: Environment,
): string | undefined {
  if (environment["EXPENSES_HOST"])
    return "LISTS=private needs a store of this app, but EXPENSES_HOST is set. Unset one of them.";
  const browserHost = environment["NEXT_PUBLIC_API_HOST"] ?? "";
  if (browserHost && !/^\/(?!\/)/.test(browserHost))
    return "LISTS=private needs the API of this app, but NEXT_PUBLIC_API_HOST is another address. Unset one of them.";
  return undefined;
}

function upstream(text: string): StoreSettings {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttpUrl =
    url &&
    ["http:", "https:"].includes(url.protocol) &&
    !(url.username || url.password || url.search || url.hash);
  return isHttpUrl
    ? { adapter: "upstream", url: url.href.replace(/(?<!\/)\/+$/, "") }
    : none(
        "EXPENSES_HOST must be an address such as https://expenses.example.com, without a name, password, query or fragment in it.",
      );
}

function none(reason: string): StoreSettings {
  return { adapter: "none", reason };
}
