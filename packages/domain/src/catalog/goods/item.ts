import type { ValueOf, ValuesOf } from "../../kernel/fields/field.ts";
import type { badge, catchWeight, depositKind, menuItemFields, priceRule, vatClass } from "./item-fields.ts";

export type MenuItem = ValuesOf<typeof menuItemFields>;
export type Badge = ValueOf<typeof badge>;
export type VatClass = ValueOf<typeof vatClass>;
export type DepositKind = ValueOf<typeof depositKind>;
export type PriceRule = ValueOf<typeof priceRule>;
export type CatchWeight = ValueOf<typeof catchWeight>;
export type OptionRef = MenuItem["optionRefs"][number];
