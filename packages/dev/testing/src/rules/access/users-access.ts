import type { AccessRow } from "../access-row.ts";

export const usersAccess: readonly AccessRow[] = [
  { path: "users/shopper", operation: "get", allowed: ["shopper"] },
  { path: "users/shopper", operation: "create", allowed: ["shopper"] },
  { path: "users/shopper", operation: "update", data: { userName: "Kundschaft 2" }, allowed: ["shopper"] },

  { path: "users/guest", operation: "get", allowed: ["guest"] },
  { path: "users/guest", operation: "create", allowed: ["guest"] },
  { path: "users/guest", operation: "update", data: { favouriteRestaurants: ["shop"] }, allowed: ["guest"] },

  { path: "users/owner", operation: "get", allowed: ["owner"] },
  // With a seat in a shop in it, the document cannot come from a browser.
  { path: "users/owner", operation: "create", allowed: [] },
  { path: "users/owner", operation: "update", data: { photo: "p.webp" }, allowed: ["owner"] },

  { path: "users/shopper/private/user", operation: "get", allowed: ["shopper"] },
  { path: "users/shopper/private/user", operation: "create", allowed: ["shopper"] },
  { path: "users/shopper/private/user", operation: "update", allowed: ["shopper"] },

  { path: "users/shopper/orders/o1", operation: "get", allowed: ["shopper"] },
  { path: "users/shopper/orders/o1", operation: "list", allowed: ["shopper"] },
  { path: "users/guest/orders/o2", operation: "get", allowed: ["guest"] },
  { path: "users/guest/orders/o2", operation: "list", allowed: ["guest"] },
];
