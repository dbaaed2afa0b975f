/**
 * How a shopper may pay. `online` is the provider's own page, which offers cards, wallets and bank transfers;
 * `onAccount` is a business customer's invoice; `giftCard` says that cards covered everything.
 */
export const paymentMethods = [
  "cashOnPickup",
  "cardOnPickup",
  "cashOnDelivery",
  "online",
  "onAccount",
  "giftCard",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
