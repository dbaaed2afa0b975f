import { count, instant, mapOf, oneOf, text, type ValuesOf } from "../kernel/fields/field.ts";
import { basketLine } from "../catalog/goods/basket-line.ts";
import { basketStatuses } from "./basket-status.ts";

/** The part of a basket that decides; lines are a map so that rules can check it and two tabs merge. */
export const basketFields = {
  ownerUid: text(),
  status: oneOf(basketStatuses),
  channel: oneOf(["web"]),
  storefrontId: text(),
  menuVersion: count(),
  lines: mapOf(basketLine),
  lastActivityAt: instant(),
  expiresAt: instant(),
};
export type Basket = ValuesOf<typeof basketFields>;
