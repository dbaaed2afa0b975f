import type { ValuesOf } from "../../kernel/fields/field.ts";
import type { menuOptionFields } from "./option-fields.ts";

export type OptionGroup = ValuesOf<typeof menuOptionFields>;
export type OptionChoice = OptionGroup["choices"][number];
