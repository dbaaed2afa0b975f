import { can } from "@lokalkorb/domain/access/permissions";
import type { Standing } from "@lokalkorb/domain/access/role";
import { routes, type ShopRouteKey } from "./routes.ts";

/** Pages that support sees: no money account, no codes, no team. */
const ofSupport: ReadonlySet<ShopRouteKey> = new Set([
  "board",
  "allOrders",
  "catalog",
  "fulfilment",
  "appearance",
  "settings",
]);

export function mayOpen(role: Standing, page: ShopRouteKey): boolean {
  return role === "support" ? ofSupport.has(page) : can(role, routes[page].access);
}
