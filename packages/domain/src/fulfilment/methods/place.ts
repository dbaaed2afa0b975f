import { object, optional, text, type ValueOf } from "../../kernel/fields/field.ts";
import { address } from "../../kernel/country/address.ts";

export const place = object({ name: text(), address, instructions: optional(text()) }, { max: 3 });
export type Place = ValueOf<typeof place>;
