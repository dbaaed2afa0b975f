import { menuFields } from "@lokalkorb/domain/menu/menu-fields";
import { jsonSchema } from "../schema-from.ts";

/** The published snapshot as JSON: the same before and after, since it holds no timestamps. Checked by writer and readers. */
export const menuSchema = jsonSchema(menuFields);
