import type { AccessRow } from "../access-row.ts";
import { bosses, everybody, nobody, team } from "../callers.ts";
import { anOffering } from "../documents/catalogue-documents.ts";

const catalogue = "offerings/catalogue";

/** Read by the team, begun and changed by who runs the shop. */
const kept = (path: string): readonly AccessRow[] => [
  { path, operation: "get", allowed: team },
  { path, operation: "list", allowed: team },
  { path, operation: "create", allowed: bosses },
  { path, operation: "update", allowed: bosses },
];

const arranged = (path: string): readonly AccessRow[] => [
  ...kept(path),
  { path, operation: "delete", allowed: bosses },
];

export const offeringsAccess: readonly AccessRow[] = [
  { path: catalogue, operation: "get", allowed: team },
  { path: catalogue, operation: "create", data: anOffering(), allowed: bosses },
  { path: catalogue, operation: "create", data: anOffering({ restaurantIds: ["elsewhere"] }), allowed: ["neighbour"] },
  { path: catalogue, operation: "create", data: anOffering({ restaurantIds: ["shop", "elsewhere"] }), allowed: nobody },
  { path: catalogue, operation: "create", data: anOffering({ restaurantIds: [] }), allowed: nobody },
  { path: catalogue, operation: "update", allowed: bosses },
  { path: catalogue, operation: "update", data: { restaurantIds: ["elsewhere", "shop"] }, allowed: nobody },

  ...kept(`${catalogue}/items/bread`),

  // With what functions added, it is no document that anybody could begin.
  { path: `${catalogue}/items/honey`, operation: "get", allowed: team },
  { path: `${catalogue}/items/honey`, operation: "list", where: ["status", "==", "active"], allowed: team },
  { path: `${catalogue}/items/honey`, operation: "create", allowed: nobody },
  { path: `${catalogue}/items/honey`, operation: "update", data: { "stock.lowAt": 2 }, allowed: bosses },

  ...kept(`${catalogue}/options/size`),
  ...kept(`${catalogue}/bundles/breakfast`),

  { path: `${catalogue}/storefronts/main`, operation: "get", allowed: everybody },
  { path: `${catalogue}/storefronts/main`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/main`, operation: "list", where: ["visibility", "==", "public"], allowed: team },
  { path: `${catalogue}/storefronts/main`, operation: "create", allowed: bosses },
  { path: `${catalogue}/storefronts/main`, operation: "update", data: { visibility: "unlisted" }, allowed: bosses },
  { path: `${catalogue}/storefronts/quiet`, operation: "get", allowed: everybody },
  { path: `${catalogue}/storefronts/quiet`, operation: "create", allowed: nobody },
  { path: `${catalogue}/storefronts/quiet`, operation: "update", allowed: bosses },
  { path: `${catalogue}/storefronts/quiet`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/club`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/club`, operation: "create", allowed: bosses },
  { path: `${catalogue}/storefronts/club`, operation: "update", allowed: bosses },
  { path: `${catalogue}/storefronts/club`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/firms`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/firms`, operation: "create", allowed: bosses },
  { path: `${catalogue}/storefronts/firms`, operation: "update", allowed: bosses },
  { path: `${catalogue}/storefronts/firms`, operation: "list", allowed: team },

  ...arranged(`${catalogue}/storefronts/main/categories/baked`),
  ...arranged(`${catalogue}/storefronts/main/productGroups/rolls`),
];
