import type { Standing } from "./role.ts";

/**
 * Actions of staff on one shop. Order actions carry the names of `OrderAction`. `customers` is to look, to note and to tag;
 * `customers.decide` to block, to merge, to take data out and to forget. `books` is to take out what a tax office asks for,
 * `takeout` to take out everything.
 */
export const staffActions = [
  "orders.read",
  "order.accept",
  "order.prepare",
  "order.ready",
  "order.deliver",
  "order.ship",
  "order.complete",
  "order.reject",
  "order.cancel",
  "order.cancelInWork",
  "order.noShow",
  "order.restore",
  "order.delay",
  "order.move",
  "order.edit",
  "order.pack",
  "order.note",
  "order.talk",
  "order.refund",
  "closings.read",
  "closings.sign",
  "invoices.read",
  "invoices.write",
  "books",
  "takeout",
  "effects",
  "figures",
  "soldOut",
  "stock",
  "operations",
  "customers",
  "customers.decide",
  "catalogue",
  "publish",
  "settings",
  "team",
  "listing",
] as const;
export type StaffAction = (typeof staffActions)[number];

const kitchen = ["orders.read", "order.prepare", "order.ready", "order.pack"] as const satisfies StaffAction[];
const staff = [
  ...kitchen,
  "order.accept",
  "order.deliver",
  "order.ship",
  "order.complete",
  "order.reject",
  "order.cancel",
  "order.noShow",
  "order.delay",
  "order.move",
  "order.edit",
  "order.note",
  "order.talk",
  "soldOut",
  "stock",
  "operations",
  "customers",
] as const satisfies StaffAction[];
const manager = [
  ...staff,
  "order.cancelInWork",
  "order.restore",
  "order.refund",
  "closings.read",
  "closings.sign",
  "invoices.read",
  "invoices.write",
  "effects",
  "figures",
  "customers.decide",
  "catalogue",
  "publish",
  "settings",
] as const satisfies StaffAction[];

const allowed: Readonly<Record<Standing, readonly StaffAction[]>> = {
  owner: [...manager, "books", "takeout", "team", "listing"],
  manager,
  staff,
  kitchen,
  accountant: ["orders.read", "closings.read", "invoices.read", "books", "figures"],
  support: ["orders.read"],
};

export function can(role: Standing, action: StaffAction): boolean {
  return allowed[role].includes(action);
}
