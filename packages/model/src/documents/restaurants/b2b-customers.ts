import { businessCustomerFields } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A company that a shop supplies; functions alone write it. */
export const b2bCustomerDocument = defineDocument(paths.b2bCustomer, businessCustomerFields);
