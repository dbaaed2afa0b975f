import type { OrderKey } from "./paths.ts";

/** The standing orders of an account. */
export const standingOrdersPath = (): string => "/konto/dauerauftraege";
/** Where an order becomes one that comes again. */
export const standingSetupPath = ({ restaurantId, orderId }: OrderKey): string =>
  `/konto/dauerauftrag?bestellung=${encodeURIComponent(`${restaurantId}.${orderId}`)}`;
