import * as f from "../../kernel/fields/field.ts";
import { address } from "../../kernel/country/address.ts";

export const place = f.object({ name: f.text(), address, instructions: f.optional(f.text()) }, { max: 3 });
export type Place = f.ValueOf<typeof place>;
