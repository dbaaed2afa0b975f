import { team } from "./callers.ts";

export type Fields = Readonly<Record<string, unknown>>;

const day = 86_400_000;
const now = Date.now();
const envelope = { createdAt: new Date(now), updatedAt: new Date(now), v: 1 };

export const aBasket = (ownerUid: string, changes: Fields = {}): Fields => ({
  ownerUid,
  status: "open",
  channel: "web",
  storefrontId: "main",
  menuVersion: 1,
  lines: { l1: { kind: "item", refId: "bread", qty: 2, choices: [], position: 0, seenUnitCents: 450 } },
  lastActivityAt: new Date(now),
  expiresAt: new Date(now + 30 * day),
  ...envelope,
  ...changes,
});

export const aProfile = (changes: Fields = {}): Fields => ({
  userName: "Kundschaft 1",
  locale: "de",
  restaurants: [],
  restaurantRoles: {},
  ...envelope,
  ...changes,
});

const aShop = (listing: string): Fields => ({
  name: listing,
  slug: listing,
  listing,
  offeringId: "catalogue",
  ...envelope,
});
const anOrder = (uid: string, viewers: readonly string[]): Fields => ({
  no: "A-1042",
  status: "placed",
  dayKey: "2026-11-20",
  placedAt: new Date(now),
  customer: { uid, name: "Kundschaft 1", email: "kundschaft@lokalkorb.example" },
  viewers,
  ...envelope,
});
const whoeverCares: Fields = { text: "seeded", ...envelope };

const shopRoles = Object.fromEntries(team.map((role) => [role, role]));
const teamMirrors = Object.fromEntries(
  team.map((role) => [
    `users/${role}`,
    aProfile({ restaurants: ["hidden", "quiet", "shop"], restaurantRoles: { hidden: role, quiet: role, shop: role } }),
  ]),
);

/**
 * The world that all rules tests look at: one shop of each visibility with the same team, a neighbour shop, and at
 * least one document at every path of the database.
 */
export const seededDocuments: Readonly<Record<string, Fields>> = {
  "offerings/catalogue": { name: "Angebot", restaurantIds: ["shop", "quiet", "hidden"], ...envelope },
  "offerings/catalogue/items/bread": { name: "Brot", status: "active", ...envelope },
  "offerings/catalogue/items/bread/stock/0": { onHand: 5, reserved: 1, ...envelope },
  "offerings/catalogue/options/size": { name: "Größe", ...envelope },
  "offerings/catalogue/bundles/breakfast": { name: "Frühstück", ...envelope },
  "offerings/catalogue/storefronts/main": { visibility: "public", ...envelope },
  "offerings/catalogue/storefronts/quiet": { visibility: "unlisted", ...envelope },
  "offerings/catalogue/storefronts/club": { visibility: "members", ...envelope },
  "offerings/catalogue/storefronts/firms": { visibility: "b2b", ...envelope },
  "offerings/catalogue/storefronts/main/categories/baked": { name: "Gebackenes", ...envelope },
  "offerings/catalogue/storefronts/main/productGroups/rolls": { name: "Semmeln", ...envelope },

  "restaurants/shop": aShop("public"),
  "restaurants/quiet": aShop("unlisted"),
  "restaurants/hidden": aShop("hidden"),
  "restaurants/shop/data/settings": whoeverCares,
  "restaurants/shop/data/account": { roles: shopRoles, ...envelope },
  "restaurants/quiet/data/account": { roles: shopRoles, ...envelope },
  "restaurants/hidden/data/account": { roles: shopRoles, ...envelope },
  "restaurants/shop/data/paymentSettings": whoeverCares,
  "restaurants/shop/data/invoices": whoeverCares,
  "restaurants/shop/data/success": whoeverCares,
  "restaurants/shop/data/counters": { nextOrderNo: 1043, dayCodes: {}, ...envelope },
  "restaurants/shop/distributionOptions/pickup": { type: "pickup", enabled: true, ...envelope },
  "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00": { orders: 1, units: 2, ...envelope },
  "restaurants/shop/baskets/shopper_web": aBasket("shopper"),
  "restaurants/shop/baskets/guest_web": aBasket("guest"),
  "restaurants/quiet/baskets/shopper_web": aBasket("shopper", { status: "locked" }),
  "restaurants/hidden/baskets/shopper_web": aBasket("shopper", { status: "converted" }),
  "restaurants/shop/orders/o1": anOrder("shopper", ["viewer"]),
  "restaurants/shop/orders/o2": anOrder("guest", []),
  "restaurants/shop/orders/o1/internal/desk": { note: "intern", tokenHash: "hash", ...envelope },
  "restaurants/shop/historicOrders/o0": anOrder("shopper", []),
  "restaurants/shop/users/shopper": whoeverCares,
  "restaurants/shop/subscribers/s1": whoeverCares,
  "restaurants/shop/marketing/emailBroadcast": whoeverCares,
  "restaurants/shop/marketing/emailBroadcast/broadcasts/b1": whoeverCares,
  "restaurants/shop/discountCodes/MORGEN": whoeverCares,
  "restaurants/shop/orderPlans/p1": { ...whoeverCares, owner: { uid: "shopper" } },
  "restaurants/shop/b2bCustomers/c1": whoeverCares,
  "restaurants/shop/b2bInvoices/i1": whoeverCares,
  "restaurants/shop/ready2OrderAccounts/a1": whoeverCares,
  "restaurants/shop/penguinLockerOrders/l1": whoeverCares,
  "restaurants/shop/penguinLockerLogs/l1": whoeverCares,
  "restaurants/shop/mintOrders/o1": whoeverCares,

  "restaurants/elsewhere": aShop("public"),
  "restaurants/elsewhere/data/account": { roles: { neighbour: "owner" }, ...envelope },

  "users/shopper": aProfile(),
  "users/shopper/private/user": { email: "shopper@lokalkorb.example", ...envelope },
  "users/shopper/orders/o1": { no: "A-1042", restaurantId: "shop", placedAt: new Date(now), ...envelope },
  "users/guest": aProfile(),
  "users/guest/orders/o2": { no: "A-1042", restaurantId: "shop", placedAt: new Date(now), ...envelope },
  ...teamMirrors,
  "users/neighbour": aProfile({ restaurants: ["elsewhere"], restaurantRoles: { elsewhere: "owner" } }),

  "shorturls/morgen": { target: { kind: "restaurant", restaurantId: "shop" }, active: true, ...envelope },
  "data/stats": { restaurants: 3, ...envelope },
  "idempotency/k1": { command: "placeOrder", uid: "shopper", ...envelope },
};
