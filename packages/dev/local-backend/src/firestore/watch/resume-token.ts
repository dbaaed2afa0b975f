/**
 * Where a listener stopped. Opaque to clients: the life of the store and the snapshot's time. A token of another life
 * says nothing about this one, so its holder starts again from the beginning.
 */
export type ResumePoint =
  | { readonly kind: "start" }
  | { readonly kind: "since"; readonly micros: bigint }
  | { readonly kind: "foreign" };

export function resumeToken(life: string, time: string): string {
  return Buffer.from(`${life} ${time}`, "utf8").toString("base64");
}

export function resumePoint(
  life: string,
  now: string,
  target: { readonly resumeToken?: unknown; readonly readTime?: unknown },
): ResumePoint {
  if (typeof target.resumeToken === "string" && target.resumeToken !== "") {
    const [tokenLife, time] = Buffer.from(target.resumeToken, "base64").toString("utf8").split(" ");
    return tokenLife === life && time !== undefined ? since(time, now) : { kind: "foreign" };
  }
  return typeof target.readTime === "string" ? since(target.readTime, now) : { kind: "start" };
}

function since(time: string, now: string): ResumePoint {
  const micros = microsOf(time);
  return micros === null || micros > (microsOf(now) ?? 0n) ? { kind: "foreign" } : { kind: "since", micros };
}

/** Microseconds since 1970 of an RFC 3339 time in UTC with any number of fraction digits. */
export function microsOf(time: string): bigint | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(time);
  if (!match) return null;
  const seconds = Date.parse(`${match[1]}Z`);
  if (Number.isNaN(seconds)) return null;
  return BigInt(seconds) * 1000n + BigInt((match[2] ?? "").padEnd(6, "0").slice(0, 6));
}
