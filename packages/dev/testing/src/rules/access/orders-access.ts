import type { AccessRow } from "../access-row.ts";
import { nobody } from "../callers.ts";

const office = ["owner", "manager", "staff", "accountant", "support"] as const;
const makers = ["owner", "manager", "staff", "kitchen"] as const;

export const ordersAccess: readonly AccessRow[] = [
  { path: "restaurants/shop/orders/o1", operation: "get", allowed: ["shopper", "viewer", ...office] },
  { path: "restaurants/shop/orders/o1", operation: "list", allowed: office },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["dayKey", "==", "2026-11-20"], allowed: office },
  { path: "restaurants/shop/orders/o1", operation: "list", where: ["customer.uid", "==", "shopper"], allowed: office },

  { path: "restaurants/shop/orders/o2", operation: "get", allowed: ["guest", ...office] },
  { path: "restaurants/shop/orders/o2", operation: "list", allowed: office },

  { path: "restaurants/shop/orders/o1/internal/desk", operation: "get", allowed: ["owner", "manager", "staff"] },

  { path: "restaurants/shop/orders/o1/devices/shopper", operation: "get", allowed: nobody },

  {
    path: "restaurants/shop/orders/o1/talk/messages",
    operation: "get",
    allowed: ["shopper", "viewer", "owner", "manager", "staff"],
  },

  // GDP-02: without the person who ordered.
  { path: "restaurants/shop/tickets/o1", operation: "get", allowed: makers },
  { path: "restaurants/shop/tickets/o1", operation: "list", allowed: makers },
  { path: "restaurants/shop/tickets/o1", operation: "list", where: ["dayKey", "==", "2026-11-20"], allowed: makers },

  { path: "restaurants/shop/dayClosings/2026-11-20", operation: "get", allowed: ["owner", "manager", "accountant"] },
  {
    path: "restaurants/shop/dayClosings/2026-11-20",
    operation: "list",
    limit: 100,
    allowed: ["owner", "manager", "accountant"],
  },
  { path: "restaurants/shop/dayClosings/2026-11-20", operation: "list", limit: 101, allowed: nobody },
  { path: "restaurants/shop/pushDevices/tablet", operation: "get", allowed: nobody },
  { path: "restaurants/shop/kitchenNotes/o1", operation: "get", allowed: makers },
  { path: "restaurants/shop/kitchenNotes/o1", operation: "list", allowed: makers },

  { path: "restaurants/shop/historicOrders/o0", operation: "get", allowed: ["shopper", "viewer", ...office] },
  { path: "restaurants/shop/historicOrders/o0", operation: "list", allowed: office },
  {
    path: "restaurants/shop/historicOrders/o0",
    operation: "list",
    where: ["monthKey", "==", "2026-11"],
    allowed: office,
  },
  // Its person is forgotten, so it is no account's own any more, not even of a caller without a uid.
  { path: "restaurants/shop/historicOrders/erased", operation: "get", allowed: office },
  { path: "restaurants/shop/historicOrders/erased", operation: "list", allowed: office },
];
