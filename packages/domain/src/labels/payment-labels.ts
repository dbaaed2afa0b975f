import type { PaymentMethod } from "../kernel/payment-method.ts";

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Bar bei Abholung",
  cardOnPickup: "Karte bei Abholung",
  cashOnDelivery: "Bar bei Lieferung",
  online: "Online bezahlen",
  onAccount: "Auf Rechnung",
  giftCard: "Gutschein",
};
