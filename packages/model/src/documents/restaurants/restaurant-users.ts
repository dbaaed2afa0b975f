import { customerFields } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A customer of this shop, known by uid or, for guests, by a hash of the e-mail address. Staff is in the account. */
export const customerDocument = defineDocument(paths.restaurantUser, customerFields);
