import * as f from "../kernel/fields/field.ts";
import { basketLine } from "../catalog/goods/basket-line.ts";
import { basketStatuses } from "./basket-status.ts";
import { groupOfBasket } from "./group-of-basket.ts";

/** The part of a basket that decides; lines are a map so that rules can check it and two tabs merge. */
export const basketFields = {
  ownerUid: f.id<"user">(),
  status: f.oneOf(basketStatuses),
  channel: f.oneOf(["web"]),
  storefrontId: f.id<"storefront">(),
  menuVersion: f.count(),
  lines: f.mapOf(basketLine),
  /** Put down by functions: the basket of a closed group. */
  group: f.optional(groupOfBasket),
  lastActivityAt: f.instant(),
  expiresAt: f.instant(),
};
export type Basket = f.ValuesOf<typeof basketFields>;
