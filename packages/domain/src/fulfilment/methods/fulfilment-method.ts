import type { ValueOf, ValuesOf } from "../../kernel/fields/field.ts";
import type { cutoff, locker, menuMethodFields, shipping } from "./method-fields.ts";

export type FulfilmentMethod = ValuesOf<typeof menuMethodFields>;
export type Cutoff = ValueOf<typeof cutoff>;
export type ShippingTerms = ValueOf<typeof shipping>;
export type LockerTerms = ValueOf<typeof locker>;
