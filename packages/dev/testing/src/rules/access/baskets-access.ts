import type { AccessRow } from "../access-row.ts";
import { nobody } from "../callers.ts";

const open = "restaurants/shop/baskets/shopper_web";
const ofGuest = "restaurants/shop/baskets/guest_web";
const locked = "restaurants/quiet/baskets/shopper_web";
const converted = "restaurants/hidden/baskets/shopper_web";
const group = "restaurants/shop/groups/g1";

/** A basket is its shopper's alone; not even the shop looks into it. */
export const basketsAccess: readonly AccessRow[] = [
  { path: open, operation: "get", allowed: ["shopper"] },
  { path: open, operation: "list", where: ["ownerUid", "==", "shopper"], allowed: nobody },
  { path: open, operation: "list", allowed: nobody },
  { path: open, operation: "create", allowed: ["shopper"] },
  { path: open, operation: "update", allowed: ["shopper"] },

  { path: ofGuest, operation: "get", allowed: ["guest"] },
  { path: ofGuest, operation: "create", allowed: ["guest"] },
  { path: ofGuest, operation: "update", allowed: ["guest"] },

  { path: locked, operation: "get", allowed: ["shopper"] },
  { path: locked, operation: "update", data: { status: "open" }, allowed: nobody },
  // A create puts down the seeded document: no basket begins locked.
  { path: locked, operation: "create", allowed: nobody },

  { path: converted, operation: "get", allowed: ["shopper"] },
  { path: converted, operation: "update", data: { status: "open", lines: {} }, allowed: ["shopper"] },
  { path: converted, operation: "update", data: { lines: {} }, allowed: nobody },
  { path: converted, operation: "create", allowed: nobody },

  // Its people read a group, and functions write it: a line of another person is not to be had by hand.
  ...[group, `${group}/progress/order`].flatMap((path): readonly AccessRow[] => [
    { path, operation: "get", allowed: ["shopper", "guest"] },
    { path, operation: "list", allowed: nobody },
    { path, operation: "create", allowed: nobody },
    { path, operation: "update", data: { lines: {} }, allowed: nobody },
    { path, operation: "delete", allowed: nobody },
  ]),
];
