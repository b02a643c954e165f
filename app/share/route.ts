import * as HTTP from "@/lib/domain/wire/http-status";

/**
 * Serves browsers without the service worker, which else receives what another app shares.
 * The body, such as a bank message, is not read.
 */
export function POST() {
  return new Response(null, {
    status: HTTP.SEE_OTHER,
    headers: { location: "/add", "cache-control": "no-store" },
  });
}
