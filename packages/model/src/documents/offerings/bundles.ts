import { bundleFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { defineDocument } from "../../document/define-document.ts";
import { storedSchema } from "../../document/schema-from.ts";
import { paths } from "../../paths.ts";

export const bundleDocument = defineDocument(paths.bundle, storedSchema(bundleFields), { audience: "public" });
