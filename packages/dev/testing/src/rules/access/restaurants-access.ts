import type { AccessRow } from "../access-row.ts";
import { bosses, everybody, nobody, readers, team } from "../callers.ts";

const isPublic = ["listing", "==", "public"] as const;
const slot = "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00";

export const restaurantsAccess: readonly AccessRow[] = [
  { path: "restaurants/shop", operation: "get", allowed: everybody },
  { path: "restaurants/shop", operation: "list", where: isPublic, limit: 30, allowed: everybody },
  { path: "restaurants/shop", operation: "list", where: isPublic, limit: 31, allowed: nobody },
  { path: "restaurants/shop", operation: "list", where: isPublic, allowed: nobody },
  // Rules are no filters: not even the team sees a list that could hold other shops' hidden profiles.
  { path: "restaurants/shop", operation: "list", allowed: nobody },
  { path: "restaurants/shop", operation: "update", allowed: bosses },
  { path: "restaurants/shop", operation: "update", data: { listing: "hidden" }, allowed: bosses },
  { path: "restaurants/quiet", operation: "get", allowed: everybody },
  { path: "restaurants/quiet", operation: "list", where: ["listing", "==", "unlisted"], allowed: nobody },
  { path: "restaurants/quiet", operation: "update", data: { name: "still" }, allowed: bosses },
  { path: "restaurants/hidden", operation: "get", allowed: team },
  { path: "restaurants/hidden", operation: "list", where: ["listing", "==", "hidden"], allowed: nobody },
  { path: "restaurants/hidden", operation: "update", allowed: bosses },
  // It is not ready.
  { path: "restaurants/hidden", operation: "update", data: { listing: "public" }, allowed: nobody },
  { path: "restaurants/hidden", operation: "update", data: { listing: "unlisted" }, allowed: nobody },
  // Ready, and the neighbour's.
  { path: "restaurants/elsewhere", operation: "get", allowed: everybody },
  { path: "restaurants/elsewhere", operation: "list", allowed: nobody },
  { path: "restaurants/elsewhere", operation: "update", data: { listing: "hidden" }, allowed: ["neighbour"] },
  // Ready as it is, a function shows it.
  { path: "restaurants/elsewhere", operation: "update", data: { listing: "unlisted" }, allowed: nobody },

  { path: "restaurants/shop/data/settings", operation: "get", allowed: ["owner", "manager", "staff", "support"] },
  { path: "restaurants/shop/data/settings", operation: "create", allowed: bosses },
  { path: "restaurants/shop/data/settings", operation: "update", allowed: bosses },
  { path: "restaurants/shop/data/account", operation: "get", allowed: ["owner", "platform", "support"] },
  { path: "restaurants/shop/data/account", operation: "update", allowed: ["owner"] },
  {
    path: "restaurants/shop/data/paymentSettings",
    operation: "update",
    data: { feeRates: [{ from: "2026-12-01", percentBp: 0 }] },
    allowed: nobody,
  },
  { path: "restaurants/elsewhere/data/account", operation: "get", allowed: ["neighbour", "platform", "support"] },
  { path: "restaurants/elsewhere/data/account", operation: "update", allowed: ["neighbour"] },
  { path: "restaurants/shop/legalTexts/terms-1", operation: "get", allowed: everybody },
  { path: "restaurants/hidden/legalTexts/terms-1", operation: "get", allowed: everybody },
  { path: "restaurants/shop/legalTexts/terms-1", operation: "list", limit: 100, allowed: ["owner"] },
  { path: "restaurants/shop/legalTexts/terms-1", operation: "list", limit: 101, allowed: nobody },
  { path: "restaurants/shop/data/legalDrafts", operation: "get", allowed: ["owner"] },
  { path: "restaurants/shop/data/legalDrafts", operation: "create", allowed: ["owner"] },
  { path: "restaurants/shop/data/legalDrafts", operation: "update", allowed: ["owner"] },
  { path: "restaurants/shop/data/paymentSettings", operation: "get", allowed: bosses },
  { path: "restaurants/shop/data/paymentSettings", operation: "create", allowed: ["owner"] },
  { path: "restaurants/shop/data/paymentSettings", operation: "update", allowed: ["owner"] },
  { path: "restaurants/shop/data/invoices", operation: "get", allowed: ["owner", "manager", "accountant"] },
  { path: "restaurants/shop/data/invoices", operation: "update", allowed: bosses },
  { path: "restaurants/shop/data/takeout", operation: "get", allowed: ["owner"] },
  { path: "restaurants/shop/data/watch", operation: "get", allowed: readers },
  { path: "restaurants/shop/data/success", operation: "get", allowed: ["owner", "manager", "accountant"] },
  { path: "restaurants/shop/figures/2026-11-20", operation: "get", allowed: ["owner", "manager", "accountant"] },
  { path: "restaurants/shop/figures/2026-11-20", operation: "list", allowed: ["owner", "manager", "accountant"] },

  { path: "restaurants/shop/distributionOptions/pickup", operation: "get", allowed: readers },
  { path: "restaurants/shop/distributionOptions/pickup", operation: "list", allowed: readers },
  { path: "restaurants/shop/distributionOptions/pickup", operation: "create", allowed: bosses },
  { path: "restaurants/shop/distributionOptions/pickup", operation: "update", data: { feeCents: 5 }, allowed: bosses },
  {
    path: "restaurants/shop/distributionOptions/pickup",
    operation: "update",
    data: { enabled: false, updatedAt: new Date() },
    allowed: bosses,
  },

  { path: slot, operation: "get", allowed: readers },
  { path: slot, operation: "list", allowed: readers },
];
