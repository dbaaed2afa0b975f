import type { ValueOf, ValuesOf } from "../kernel/fields/field.ts";
import type { closure, operations, profileFields, taxScheme } from "./shop-fields.ts";

export type TaxScheme = ValueOf<typeof taxScheme>;
export type Operations = ValueOf<typeof operations>;
export type Closure = ValueOf<typeof closure>;
export type ShopSettings = ValuesOf<typeof profileFields>;
