import type { OrderStatus } from "../ordering/order/order-status.ts";

/** As staff call them; shoppers read sentences. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  awaitingApproval: "Wartet auf Freigabe",
  pendingPayment: "Zahlung offen",
  placed: "Neu",
  accepted: "Angenommen",
  preparing: "In Arbeit",
  ready: "Fertig",
  deposited: "Im Fach",
  outForDelivery: "Unterwegs",
  shipped: "Versandt",
  completed: "Übergeben",
  rejected: "Abgelehnt",
  cancelled: "Storniert",
  expired: "Zahlung abgelaufen",
  noShow: "Nicht abgeholt",
};
