import type { Handler } from "@/lib/http/middleware/endpoint";

/** GET /api/health: which store is in use, once it has answered. */
export const getHealth: Handler = async (store) => {
  await store.health();
  return Response.json(
    { store: store.name, status: "ok" },
    { headers: { "cache-control": "no-store" } },
  );
};
