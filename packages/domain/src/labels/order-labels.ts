import type { OrderAction } from "../ordering/lifecycle/order-action.ts";
import type { PaymentStatus } from "../ordering/order/payment-states.ts";

export const orderActionLabels: Readonly<Record<OrderAction, string>> = {
  accept: "Annehmen",
  prepare: "Beginnen",
  ready: "Fertig",
  deliver: "Losfahren",
  ship: "Versenden",
  complete: "Übergeben",
  reject: "Ablehnen",
  cancel: "Stornieren",
  noShow: "Nicht abgeholt",
  restore: "Wiederherstellen",
};

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  none: "Nichts zu zahlen",
  open: "Offen",
  onAccount: "Auf Rechnung",
  authorized: "Reserviert",
  paid: "Bezahlt",
  partiallyRefunded: "Teilweise erstattet",
  refunded: "Erstattet",
  failed: "Zahlung fehlgeschlagen",
  disputed: "Zahlung bestritten",
  voided: "Hinfällig",
};
