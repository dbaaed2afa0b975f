import type { AccessRow } from "../access-row.ts";
import { bosses, nobody, type Caller } from "../callers.ts";

const shop = "restaurants/shop";
const notes = ["owner", "manager", "staff"] as const;
const books = ["owner", "manager", "accountant"] as const;

const read = (path: string, allowed: readonly Caller[]): readonly AccessRow[] => [
  { path, operation: "get", allowed },
  { path, operation: "list", allowed },
];

/** Customers, mail, codes, plans, companies and integrations of a shop. */
export const businessAccess: readonly AccessRow[] = [
  { path: `${shop}/log/e1`, operation: "get", allowed: ["owner"] },
  { path: `${shop}/log/e1`, operation: "list", limit: 50, allowed: ["owner"] },
  { path: `${shop}/log/e1`, operation: "list", limit: 101, allowed: nobody },

  ...read(`${shop}/users/shopper`, notes),
  { path: `${shop}/users/shopper`, operation: "update", data: { tags: ["treu"] }, allowed: nobody },
  { path: `${shop}/users/shopper`, operation: "update", data: { deniedPayments: [] }, allowed: nobody },
  { path: `${shop}/users/shopper`, operation: "delete", allowed: nobody },

  ...read(`${shop}/subscribers/s1`, bosses),
  { path: `${shop}/subscribers/s1`, operation: "list", where: ["status", "==", "subscribed"], allowed: bosses },
  { path: `${shop}/subscribers/s1`, operation: "update", data: { tags: ["treu"] }, allowed: bosses },
  {
    path: `${shop}/subscribers/s1`,
    operation: "update",
    data: { status: "unsubscribed", unsubscribedAt: new Date() },
    allowed: bosses,
  },
  ...read(`${shop}/subscribers/s2`, bosses),
  { path: `${shop}/subscribers/s2`, operation: "update", data: { tags: ["alt"] }, allowed: bosses },
  {
    path: `${shop}/subscribers/s2`,
    operation: "update",
    data: { status: "unsubscribed", unsubscribedAt: new Date() },
    allowed: nobody,
  },

  { path: `${shop}/marketing/emailBroadcast`, operation: "get", allowed: bosses },
  { path: `${shop}/marketing/emailBroadcast`, operation: "create", allowed: bosses },
  { path: `${shop}/marketing/emailBroadcast`, operation: "update", allowed: bosses },
  ...read(`${shop}/marketing/emailBroadcast/broadcasts/b1`, bosses),
  { path: `${shop}/marketing/emailBroadcast/broadcasts/b1`, operation: "create", allowed: bosses },
  { path: `${shop}/marketing/emailBroadcast/broadcasts/b1`, operation: "update", allowed: bosses },
  { path: `${shop}/marketing/emailBroadcast/broadcasts/b1`, operation: "delete", allowed: bosses },
  // On its way.
  ...read(`${shop}/marketing/emailBroadcast/broadcasts/b2`, bosses),
  { path: `${shop}/marketing/emailBroadcast/broadcasts/b2`, operation: "update", data: { name: "x" }, allowed: nobody },
  {
    path: `${shop}/marketing/emailBroadcast/broadcasts/b2`,
    operation: "update",
    data: { status: "draft" },
    allowed: nobody,
  },

  ...read(`${shop}/discountCodes/MORGEN`, bosses),
  { path: `${shop}/discountCodes/MORGEN`, operation: "create", allowed: bosses },
  { path: `${shop}/discountCodes/MORGEN`, operation: "update", data: { enabled: false }, allowed: bosses },
  // It may stand in a published menu, and once used it stands in orders: it is switched off, never deleted.
  { path: `${shop}/discountCodes/MORGEN`, operation: "delete", allowed: nobody },
  { path: `${shop}/discountCodes/BENUTZT`, operation: "delete", allowed: nobody },
  ...read(`${shop}/discountCodes/BENUTZT`, bosses),
  { path: `${shop}/discountCodes/BENUTZT`, operation: "update", data: { maxUses: 2 }, allowed: bosses },
  // A gift card can be stopped, and neither made nor unmade.
  ...read(`${shop}/discountCodes/GESCHENK`, bosses),
  { path: `${shop}/discountCodes/GESCHENK`, operation: "update", data: { enabled: false }, allowed: bosses },
  { path: `${shop}/discountCodes/GESCHENK`, operation: "create", allowed: nobody },
  { path: `${shop}/discountCodes/GESCHENK`, operation: "delete", allowed: nobody },

  { path: `${shop}/orderPlans/p1`, operation: "get", allowed: ["shopper", ...notes] },
  { path: `${shop}/orderPlans/p1`, operation: "list", allowed: notes },
  {
    path: `${shop}/orderPlans/p1`,
    operation: "list",
    where: ["owner.uid", "==", "shopper"],
    allowed: ["shopper", ...notes],
  },
  { path: `${shop}/orderPlans/p1`, operation: "update", data: { name: "x" }, allowed: nobody },
  ...read(`${shop}/orderPlans/round`, notes),
  { path: `${shop}/orderPlans/round`, operation: "create", allowed: nobody },
  { path: `${shop}/orderPlans/round`, operation: "update", data: { name: "Runde" }, allowed: nobody },
  { path: `${shop}/orderPlans/round`, operation: "delete", allowed: nobody },

  ...read(`${shop}/b2bCustomers/c1`, [...notes, "accountant"]),
  ...read(`${shop}/b2bCustomers/c2`, [...notes, "accountant"]),
  { path: `${shop}/b2bCustomers/c2`, operation: "update", data: { creditLimitCents: 1 }, allowed: nobody },
  ...read(`${shop}/b2bInvoices/i1`, books),

  ...read(`${shop}/ready2OrderAccounts/a1`, bosses),
  { path: `${shop}/ready2OrderAccounts/a1`, operation: "update", allowed: bosses },
  ...read(`${shop}/penguinLockerOrders/l1`, notes),
  ...read(`${shop}/penguinLockerLogs/l1`, notes),
  ...read(`${shop}/mintOrders/o1`, notes),
];
