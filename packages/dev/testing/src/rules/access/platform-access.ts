import type { AccessRow } from "../access-row.ts";
import { everybody, nobody, team } from "../callers.ts";
import { aLink } from "../documents/business-documents.ts";

const ofShop = ["restaurantId", "==", "shop"] as const;

export const platformAccess: readonly AccessRow[] = [
  { path: "listings/shop", operation: "get", allowed: everybody },
  { path: "listings/shop", operation: "list", limit: 30, allowed: everybody },
  { path: "listings/shop", operation: "list", limit: 31, allowed: nobody },
  { path: "listings/shop", operation: "list", allowed: nobody },
  { path: "listings/shop", operation: "create", allowed: nobody },
  { path: "listings/shop", operation: "update", data: { listed: false }, allowed: nobody },
  { path: "listings/shop", operation: "delete", allowed: nobody },

  { path: "shorturls/morgen", operation: "get", allowed: everybody },
  { path: "shorturls/morgen", operation: "list", allowed: ["platform", "support"] },
  { path: "shorturls/morgen", operation: "list", where: ofShop, allowed: [...team, "platform", "support"] },
  { path: "shorturls/morgen", operation: "list", where: ["label", ">=", ""], allowed: ["platform", "support"] },
  { path: "shorturls/morgen", operation: "create", allowed: nobody },
  { path: "shorturls/morgen", operation: "create", data: aLink({ createdBy: "platform" }), allowed: nobody },
  { path: "shorturls/morgen", operation: "update", data: { active: false }, allowed: nobody },

  // Where an old name of a shop leads to, and where the platform's own links lead to, is not the shop's to change.
  { path: "shorturls/alter-name", operation: "get", allowed: everybody },
  { path: "shorturls/alter-name", operation: "list", allowed: ["platform", "support"] },
  { path: "shorturls/alter-name", operation: "update", data: { label: "x" }, allowed: nobody },
  { path: "shorturls/presse", operation: "get", allowed: everybody },
  { path: "shorturls/presse", operation: "list", allowed: ["platform", "support"] },
  { path: "shorturls/presse", operation: "create", allowed: nobody },
  { path: "shorturls/presse", operation: "update", data: { label: "x" }, allowed: nobody },

  { path: "data/stats", operation: "get", allowed: everybody },
  { path: "data/switches", operation: "get", allowed: everybody },
  { path: "data/switches", operation: "update", data: { registrations: false }, allowed: nobody },

  { path: "supportLooks/support", operation: "get", allowed: nobody },
  { path: "supportLooks/support", operation: "update", data: { restaurantId: "elsewhere" }, allowed: nobody },

  { path: "data/vatTemplates", operation: "get", allowed: ["platform", "support"] },
  { path: "data/vatTemplates", operation: "update", data: { rows: [] }, allowed: nobody },
];
