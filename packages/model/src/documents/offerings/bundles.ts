import { bundleFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const bundleDocument = defineDocument(paths.bundle, bundleFields, { audience: "public" });
