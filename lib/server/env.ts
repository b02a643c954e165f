import "server-only";
import { z } from "zod";

// An empty variable in a dashboard or .env file counts as not set.
const optionalText = z.preprocess(
  (value) => value || undefined,
  z.string().optional(),
);

const storeSchema = z.object({
  EXPENSES_HOST: optionalText,
  MONGODB_DB: optionalText,
  MONGODB_URI: optionalText,
  SQLITE_PATH: optionalText,
  VERCEL: optionalText,
});

const wholeNumber = (defaultValue: number) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .default(`${defaultValue}`)
      .transform(Number),
  );

const rateLimitSchema = z.object({
  RATE_LIMIT_WRITES: wholeNumber(120),
  TRUST_PROXY: wholeNumber(0),
});

const hostName = z.string().transform((text, { addIssue }) => {
  const address = `http://${text.trim()}`;
  const { hostname = "", href = "" } = URL.canParse(address)
    ? new URL(address)
    : {};
  if (href === `http://${hostname}/`) return hostname;
  addIssue("Not a name.");
  return z.NEVER;
});

const hostsSchema = z.object({
  ALLOWED_HOSTS: optionalText.pipe(
    z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(hostName))
      .optional(),
  ),
});

const listsSchema = z.object({
  LISTS: optionalText.pipe(z.enum(["one", "private"]).default("one")),
});

const workerSchema = z.object({
  SERVICE_WORKER: optionalText.pipe(z.enum(["on", "off"]).default("on")),
});

const siteSchema = z.object({
  SITE_URL: optionalText.pipe(
    z
      .url({
        protocol: /^https?$/,
        error: "SITE_URL must be an address such as https://kharcha.example.",
      })
      .optional(),
  ),
});

/** `one`: all visitors share one list; `private`: each visitor has a list of their own. */
export type ListsMode = z.output<typeof listsSchema>["LISTS"];

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
  environment: Record<string, string | undefined> = process.env,
): StoreSettings {
  const env = storeSchema.parse(environment);
  const rateLimit = rateLimitSchema.safeParse(environment);
  if (!rateLimit.success)
    return none(
      `${rateLimit.error.issues[0]?.path.join()} must be a whole number, 0 or above.`,
    );
  const lists = listsSchema.safeParse(environment);
  if (!lists.success) return none("LISTS must be one or private.");
  if (lists.data.LISTS === "private") {
    const reason = reasonAgainstPrivateLists(environment);
    if (reason) return none(reason);
  }
  // next.config.ts and scripts/server read it: a typing error would leave it on.
  if (!workerSchema.safeParse(environment).success)
    return none("SERVICE_WORKER must be on or off.");
  if (!hostsSchema.safeParse(environment).success)
    return none(
      "ALLOWED_HOSTS must be names of this server without a port, such as kharcha.example,localhost.",
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
      "This host keeps no files, so expenses would be lost. Set MONGODB_URI to a MongoDB database, or EXPENSES_HOST to an expense API.",
    );
  return { adapter: "sqlite", path: env.SQLITE_PATH ?? "data/expenses.db" };
}

/**
 * The writes per minute for each client, 0 for no limit, and how many proxies
 * to trust for its address. Throws if RATE_LIMIT_WRITES or TRUST_PROXY
 * is invalid; storeSettings then returns `none`.
 */
export function rateLimitSettings(
  environment: Record<string, string | undefined> = process.env,
) {
  const { RATE_LIMIT_WRITES, TRUST_PROXY } = rateLimitSchema.parse(environment);
  return { writesPerMinute: RATE_LIMIT_WRITES, trustedProxies: TRUST_PROXY };
}

/**
 * Whether the limits except clients on this machine: where the last address is that
 * of the connection, and no proxy is on this machine too. In production only the
 * server of npm start appends it, and says so; elsewhere a client can set it.
 */
export function exemptsLocalClients(
  environment: Record<string, string | undefined> = process.env,
): boolean {
  const { trustedProxies } = rateLimitSettings(environment);
  const isAppended =
    environment["NODE_ENV"] !== "production" ||
    environment["APPENDS_CLIENT_ADDRESS"] === "yes";
  return isAppended && trustedProxies === 0;
}

/** The names that the server has, as in a URL; undefined for any. Throws if ALLOWED_HOSTS is invalid; storeSettings then returns `none`. */
export function allowedHosts(
  environment: Record<string, string | undefined> = process.env,
): readonly string[] | undefined {
  return hostsSchema.parse(environment).ALLOWED_HOSTS;
}

/** The address of the site in link previews, read at build time; without it Next takes that of a Vercel deployment. Throws if SITE_URL is invalid. */
export function siteUrl(
  environment: Record<string, string | undefined> = process.env,
): URL | undefined {
  const { SITE_URL } = siteSchema.parse(environment);
  return SITE_URL === undefined ? undefined : new URL(SITE_URL);
}

/** Throws if LISTS is invalid; storeSettings then returns `none`. */
export function listsMode(
  environment: Record<string, string | undefined> = process.env,
): ListsMode {
  return listsSchema.parse(environment).LISTS;
}

/** Whether a proxy sets X-Forwarded-Proto; otherwise clients can set it. */
export function trustsForwardedProto(
  environment: Record<string, string | undefined> = process.env,
): boolean {
  const { VERCEL } = storeSchema.parse(environment);
  return Boolean(VERCEL) || rateLimitSettings(environment).trustedProxies > 0;
}

function reasonAgainstPrivateLists(
  environment: Record<string, string | undefined>,
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
