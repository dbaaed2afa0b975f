import type { AccessRow } from "../access-row.ts";
import { team } from "../callers.ts";

export const ordersAccess: readonly AccessRow[] = [
  { path: "restaurants/shop/orders/o1", operation: "get", allowed: ["shopper", "viewer", ...team] },
  { path: "restaurants/shop/orders/o1", operation: "list", allowed: team },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["dayKey", "==", "2026-11-20"], allowed: team },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["customer.uid", "==", "shopper"], allowed: team },

  { path: "restaurants/shop/orders/o2", operation: "get", allowed: ["guest", ...team] },
  { path: "restaurants/shop/orders/o2", operation: "list", allowed: team },

  { path: "restaurants/shop/orders/o1/internal/desk", operation: "get", allowed: ["owner", "manager", "staff"] },
];
