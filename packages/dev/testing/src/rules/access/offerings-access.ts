import type { AccessRow } from "../access-row.ts";
import { bosses, everybody, nobody, readers } from "../callers.ts";
import { anOffering } from "../documents/catalogue-documents.ts";

const catalog = "offerings/catalog";

/** Read by the team, begun and changed by who runs the shop. */
const kept = (path: string): readonly AccessRow[] => [
  { path, operation: "get", allowed: readers },
  { path, operation: "list", allowed: readers },
  { path, operation: "create", allowed: bosses },
  { path, operation: "update", allowed: bosses },
];

const arranged = (path: string): readonly AccessRow[] => [
  ...kept(path),
  { path, operation: "delete", allowed: bosses },
];

export const offeringsAccess: readonly AccessRow[] = [
  { path: catalog, operation: "get", allowed: readers },
  { path: catalog, operation: "create", data: anOffering(), allowed: bosses },
  { path: catalog, operation: "create", data: anOffering({ restaurantIds: ["elsewhere"] }), allowed: ["neighbour"] },
  { path: catalog, operation: "create", data: anOffering({ restaurantIds: ["shop", "elsewhere"] }), allowed: nobody },
  { path: catalog, operation: "create", data: anOffering({ restaurantIds: [] }), allowed: nobody },
  { path: catalog, operation: "update", allowed: bosses },
  { path: catalog, operation: "update", data: { restaurantIds: ["elsewhere", "shop"] }, allowed: nobody },

  ...kept(`${catalog}/items/bread`),

  // With what functions added, it is no document that anybody could begin.
  { path: `${catalog}/items/honey`, operation: "get", allowed: readers },
  { path: `${catalog}/items/honey`, operation: "list", where: ["status", "==", "active"], allowed: readers },
  { path: `${catalog}/items/honey`, operation: "create", allowed: nobody },
  { path: `${catalog}/items/honey`, operation: "update", data: { "stock.lowAt": 2 }, allowed: bosses },

  ...kept(`${catalog}/options/size`),
  ...kept(`${catalog}/bundles/breakfast`),

  { path: `${catalog}/storefronts/main`, operation: "get", allowed: everybody },
  { path: `${catalog}/storefronts/main`, operation: "list", allowed: readers },
  { path: `${catalog}/storefronts/main`, operation: "list", where: ["visibility", "==", "public"], allowed: readers },
  { path: `${catalog}/storefronts/main`, operation: "create", allowed: bosses },
  { path: `${catalog}/storefronts/main`, operation: "update", data: { visibility: "unlisted" }, allowed: bosses },
  { path: `${catalog}/storefronts/quiet`, operation: "get", allowed: everybody },
  { path: `${catalog}/storefronts/quiet`, operation: "create", allowed: nobody },
  { path: `${catalog}/storefronts/quiet`, operation: "update", allowed: bosses },
  { path: `${catalog}/storefronts/quiet`, operation: "list", allowed: readers },
  { path: `${catalog}/storefronts/club`, operation: "get", allowed: readers },
  { path: `${catalog}/storefronts/club`, operation: "create", allowed: bosses },
  { path: `${catalog}/storefronts/club`, operation: "update", allowed: bosses },
  { path: `${catalog}/storefronts/club`, operation: "list", allowed: readers },
  { path: `${catalog}/storefronts/firms`, operation: "get", allowed: readers },
  { path: `${catalog}/storefronts/firms`, operation: "create", allowed: bosses },
  { path: `${catalog}/storefronts/firms`, operation: "update", allowed: bosses },
  { path: `${catalog}/storefronts/firms`, operation: "list", allowed: readers },

  ...arranged(`${catalog}/storefronts/main/categories/baked`),
  ...arranged(`${catalog}/storefronts/main/productGroups/rolls`),
];
