/** `status` of an order (product/state-machines 3.1). Payment and invoice are axes of their own. */
export const orderStatuses = [
  "awaitingApproval",
  "pendingPayment",
  "placed",
  "accepted",
  "preparing",
  "ready",
  "deposited",
  "outForDelivery",
  "shipped",
  "completed",
  "rejected",
  "cancelled",
  "expired",
  "noShow",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
