import type { ValueOf, ValuesOf } from "../kernel/fields/field.ts";
import type { imprintFields, menuShopFields, orderingFields, withdrawalKind } from "./menu-shop-fields.ts";

export type MenuShop = ValuesOf<typeof menuShopFields>;
export type Imprint = ValuesOf<typeof imprintFields>;
export type OrderingRules = ValuesOf<typeof orderingFields>;
export type WithdrawalKind = ValueOf<typeof withdrawalKind>;
