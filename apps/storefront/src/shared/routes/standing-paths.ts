import type { OrderKey } from "./paths.ts";

/** The standing orders of an account. */
export const standingOrdersPath = (): string => "/konto/dauerauftraege";
/** WDR-05; with the contract whose page leads there. */
export const terminationPath = (planId?: string): string =>
  planId === undefined ? "/kuendigen" : `/kuendigen?vertrag=${encodeURIComponent(planId)}`;
/** Where an order becomes one that comes again. */
export const standingSetupPath = ({ restaurantId, orderId }: OrderKey): string =>
  `/konto/dauerauftrag?bestellung=${encodeURIComponent(`${restaurantId}.${orderId}`)}`;
