import type { AccessRow } from "../access-row.ts";
import { everybody, nobody, team } from "../callers.ts";

const isPublic = ["listing", "==", "public"] as const;

export const restaurantsAccess: readonly AccessRow[] = [
  { path: "restaurants/shop", operation: "get", allowed: everybody },
  { path: "restaurants/shop", operation: "list", where: isPublic, allowed: everybody },
  // Rules are no filters: not even the team sees a list that could hold other shops' hidden profiles.
  { path: "restaurants/shop", operation: "list", allowed: nobody },
  { path: "restaurants/quiet", operation: "get", allowed: everybody },
  { path: "restaurants/quiet", operation: "list", where: ["listing", "==", "unlisted"], allowed: nobody },
  { path: "restaurants/hidden", operation: "get", allowed: team },
  { path: "restaurants/hidden", operation: "list", where: ["listing", "==", "hidden"], allowed: nobody },

  { path: "restaurants/shop/data/account", operation: "get", allowed: ["owner"] },
  { path: "restaurants/shop/data/settings", operation: "get", allowed: ["owner", "manager", "staff"] },
  { path: "restaurants/shop/data/paymentSettings", operation: "get", allowed: ["owner", "manager"] },

  { path: "restaurants/shop/distributionOptions/pickup", operation: "get", allowed: team },
  { path: "restaurants/shop/distributionOptions/pickup", operation: "list", allowed: team },

  { path: "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00", operation: "get", allowed: team },
  { path: "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00", operation: "list", allowed: team },
];
