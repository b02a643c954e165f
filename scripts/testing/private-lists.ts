import type { Server } from "./start-server";

/** Makes a private list and returns its cookie, as a request sends it. */
export async function makePrivateList({ url }: Server): Promise<string> {
  const response = await fetch(`${url}/api/list`, { method: "POST" });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 201 || !cookie)
    throw new Error(`POST /api/list gave ${response.status}.`);
  return cookie.split(";")[0] ?? "";
}

/** The header of a request with the cookie, if there is one. */
export function cookieHeader(cookie: string | undefined) {
  return { ...(cookie !== undefined && { cookie }) };
}
