/**
 * Who calls, by the list that each server on the way adds the address to which it answers. The last entry is written by
 * Google in front of the function; `proxies` of our own before it (a load balancer, a rewrite of a domain) stand at the
 * end too, and the caller right before them. What stands further to the front the caller may have invented.
 * Null where there is no such list, as on a developer's machine.
 */
export function addressOf(forwarded: string | readonly string[] | undefined, proxies: number): string | null {
  const entries = [forwarded ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((entry) => entry.trim());
  // A call around the proxies has a shorter list, and must not be able to choose its address by that.
  const address = entries.at(-1 - proxies) ?? entries.at(-1) ?? "";
  return address === "" || address === "127.0.0.1" || address === "::1" ? null : address;
}
