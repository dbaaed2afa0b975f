import type { TokenOptions } from "@firebase/rules-unit-testing";

/** Everybody who may knock at the database. The uid of a caller is its name. */
export const callers = [
  "stranger",
  "shopper",
  "otherShopper",
  "guest",
  "viewer",
  "owner",
  "manager",
  "staff",
  "kitchen",
  "accountant",
  "neighbour",
  "platform",
  "support",
] as const;
export type Caller = (typeof callers)[number];

/** One of each role in the shop; the neighbour is the owner of another one. */
export const team = ["owner", "manager", "staff", "kitchen", "accountant"] as const satisfies Caller[];

/** Who sees the catalogue and its drafts: the team, and staff of the platform that look at the shop. */
export const readers = [...team, "support"] as const satisfies Caller[];

/** Who decides about the shop. */
export const bosses = ["owner", "manager"] as const satisfies Caller[];

export const everybody: readonly Caller[] = [...callers];
export const nobody: readonly Caller[] = [];

const anonymous = { firebase: { sign_in_provider: "anonymous" as const, identities: {} } };

/** The token of a caller beside the uid; null for no token at all. */
export function claimsOf(caller: Caller): TokenOptions | null {
  switch (caller) {
    case "stranger":
      return null;
    // A guest's order link makes an anonymous account a viewer.
    case "guest":
    case "viewer":
      return anonymous;
    // The second one looks at the shop for an hour.
    case "platform":
    case "support":
      return { platform: true, admin: true };
    default:
      return { email: `${caller}@lokalkorb.example`, email_verified: true };
  }
}
