export interface RestockLink {
  readonly waitId: string;
  readonly token: string;
}

/** The wait that a mail's link opens. It stands in the fragment, which no server sees. Null: it is not whole. */
export function readRestockLink(hash: string): RestockLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const waitId = given.get("w") ?? "";
  const token = given.get("t") ?? "";
  return /^[\w-]{1,128}$/.test(waitId) && /^[\w-]{1,64}$/.test(token) ? { waitId, token } : null;
}
