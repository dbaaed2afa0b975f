import type { ValueOf } from "../../kernel/fields/field.ts";
import type { zone } from "./method-fields.ts";

export type Zone = ValueOf<typeof zone>;
export type GeoPoint = NonNullable<Zone["center"]>;
