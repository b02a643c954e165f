/**
 * Whether the request is for one of the names. A website can point its own name to
 * this server (DNS rebinding), and its requests then look like those of this site.
 */
export function isAllowedHost(
  { headers }: Request,
  names: readonly string[] | undefined,
): boolean {
  if (!names) return true;
  const address = `http://${headers.get("host")}`;
  return URL.canParse(address) && names.includes(new URL(address).hostname);
}
