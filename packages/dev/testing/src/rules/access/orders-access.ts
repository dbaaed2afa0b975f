import type { AccessRow } from "../access-row.ts";
import { team } from "../callers.ts";

const archive = ["owner", "manager", "staff", "accountant"] as const;

export const ordersAccess: readonly AccessRow[] = [
  { path: "restaurants/shop/orders/o1", operation: "get", allowed: ["shopper", "viewer", ...team] },
  { path: "restaurants/shop/orders/o1", operation: "list", allowed: team },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["dayKey", "==", "2026-11-20"], allowed: team },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["customer.uid", "==", "shopper"], allowed: team },

  { path: "restaurants/shop/orders/o2", operation: "get", allowed: ["guest", ...team] },
  { path: "restaurants/shop/orders/o2", operation: "list", allowed: team },

  { path: "restaurants/shop/orders/o1/internal/desk", operation: "get", allowed: ["owner", "manager", "staff"] },

  { path: "restaurants/shop/historicOrders/o0", operation: "get", allowed: ["shopper", "viewer", ...archive] },
  { path: "restaurants/shop/historicOrders/o0", operation: "list", allowed: archive },
  {
    path: "restaurants/shop/historicOrders/o0",
    operation: "list",
    where: ["monthKey", "==", "2026-11"],
    allowed: archive,
  },
  // Its person is forgotten, so it is no account's own any more, not even of a caller without a uid.
  { path: "restaurants/shop/historicOrders/erased", operation: "get", allowed: archive },
  { path: "restaurants/shop/historicOrders/erased", operation: "list", allowed: archive },
];
