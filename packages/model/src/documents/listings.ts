import { listingFields } from "@lokalkorb/domain/menu/listing-fields";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

export const listingDocument = defineDocument(paths.listing, listingFields, { audience: "public" });
