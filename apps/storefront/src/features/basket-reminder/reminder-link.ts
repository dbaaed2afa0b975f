export interface ReminderLink {
  readonly uid: string;
  readonly token: string;
}

/** The account that a mail's link is about. It stands in the fragment, which no server sees. Null: it is not whole. */
export function readReminderLink(hash: string): ReminderLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const uid = given.get("u") ?? "";
  const token = given.get("t") ?? "";
  return /^[\w-]{1,128}$/.test(uid) && /^[\w-]{1,64}$/.test(token) ? { uid, token } : null;
}
