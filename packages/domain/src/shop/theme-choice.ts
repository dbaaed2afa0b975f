import type { ValueOf } from "../kernel/fields/field.ts";
import type { themeChoice } from "./shop-fields.ts";

export type ThemeChoice = ValueOf<typeof themeChoice>;
