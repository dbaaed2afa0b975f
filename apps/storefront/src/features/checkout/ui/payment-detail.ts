import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";

const paymentDetails: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Du zahlst, wenn du abholst.",
  cardOnPickup: "Mit Karte oder Handy, wenn du abholst.",
  cashOnDelivery: "Du zahlst, wenn die Lieferung da ist.",
  online: "Karte, Apple Pay, Google Pay, je nach Betrieb auch PayPal. Du wählst auf der Zahlungsseite.",
  onAccount: "Die Rechnung geht an die Firma.",
  giftCard: "Dein Gutschein deckt alles.",
};

export const paymentDetailOf = (method: PaymentMethod, fulfilment: FulfilmentType | undefined): string =>
  fulfilment === "dineIn" && (method === "cashOnPickup" || method === "cardOnPickup")
    ? "Du zahlst bei dir am Tisch."
    : paymentDetails[method];
