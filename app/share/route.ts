/**
 * Serves browsers without the service worker, which else receives what another app shares.
 * The body, such as a bank message, is not read.
 */
export function POST() {
  return new Response(null, {
    status: 303,
    headers: { location: "/add", "cache-control": "no-store" },
  });
}
