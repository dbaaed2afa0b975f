import type { ValuesOf } from "../kernel/fields/field.ts";
import type { menuFields } from "./menu-fields.ts";

export type Menu = ValuesOf<typeof menuFields>;
