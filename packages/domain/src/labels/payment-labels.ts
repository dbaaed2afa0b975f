import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { PaymentMethod } from "../kernel/payment-method.ts";

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Bar bei Abholung",
  cardOnPickup: "Karte bei Abholung",
  cashOnDelivery: "Bar bei Lieferung",
  online: "Online bezahlen",
  onAccount: "Auf Rechnung",
  giftCard: "Gutschein",
};

/** Where goods are eaten here, nothing is fetched. */
const atTable: Readonly<Partial<Record<PaymentMethod, string>>> = {
  cashOnPickup: "Bar am Tisch",
  cardOnPickup: "Karte am Tisch",
};

/** The way to pay of one order, by the way that its goods are received. */
export const paymentLabelOf = (method: PaymentMethod, fulfilment: FulfilmentType | undefined): string =>
  (fulfilment === "dineIn" ? atTable[method] : undefined) ?? paymentMethodLabels[method];
