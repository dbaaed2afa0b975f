import { takeoutFields } from "@lokalkorb/domain/shop/takeout/takeout";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** All data of the shop in one file: how far it is. */
export const takeoutDocument = defineDocument(paths.takeout, takeoutFields);
