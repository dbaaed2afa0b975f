import type { Order } from "./order.ts";

/** Its company did not approve it, or its buyer took it back before: it had no number, and never was an order for the shop. */
export const neverPlaced = ({ no, status }: Pick<Order, "no" | "status">): boolean =>
  status === "cancelled" && no === "";
