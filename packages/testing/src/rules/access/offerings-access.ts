import type { AccessRow } from "../access-row.ts";
import { everybody, team } from "../callers.ts";

const catalogue = "offerings/catalogue";

export const offeringsAccess: readonly AccessRow[] = [
  { path: catalogue, operation: "get", allowed: team },

  { path: `${catalogue}/items/bread`, operation: "get", allowed: team },
  { path: `${catalogue}/items/bread`, operation: "list", allowed: team },

  { path: `${catalogue}/options/size`, operation: "get", allowed: team },
  { path: `${catalogue}/options/size`, operation: "list", allowed: team },

  { path: `${catalogue}/bundles/breakfast`, operation: "get", allowed: team },
  { path: `${catalogue}/bundles/breakfast`, operation: "list", allowed: team },

  { path: `${catalogue}/storefronts/main`, operation: "get", allowed: everybody },
  { path: `${catalogue}/storefronts/main`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/main`, operation: "list", where: ["visibility", "==", "public"], allowed: team },
  { path: `${catalogue}/storefronts/quiet`, operation: "get", allowed: everybody },
  { path: `${catalogue}/storefronts/quiet`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/club`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/club`, operation: "list", allowed: team },
  { path: `${catalogue}/storefronts/firms`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/firms`, operation: "list", allowed: team },

  { path: `${catalogue}/storefronts/main/categories/baked`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/main/categories/baked`, operation: "list", allowed: team },

  { path: `${catalogue}/storefronts/main/productGroups/rolls`, operation: "get", allowed: team },
  { path: `${catalogue}/storefronts/main/productGroups/rolls`, operation: "list", allowed: team },
];
