import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

/** As part of a sentence: „Die Bestellung wurde gerade schon …“. */
export const statusPhrases: Readonly<Record<OrderStatus, string>> = {
  awaitingApproval: "zur Freigabe vorgelegt",
  pendingPayment: "zur Zahlung vorgelegt",
  placed: "aufgegeben",
  accepted: "angenommen",
  preparing: "begonnen",
  ready: "fertig gemeldet",
  deposited: "ins Fach gelegt",
  outForDelivery: "losgeschickt",
  shipped: "versandt",
  completed: "übergeben",
  rejected: "abgelehnt",
  cancelled: "storniert",
  expired: "beendet, weil die Zahlung ausblieb",
  noShow: "als nicht abgeholt vermerkt",
};

/** As a label. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
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
