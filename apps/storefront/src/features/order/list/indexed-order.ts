import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";

/** A row of the list of one account. */
export type IndexedOrder = FieldsOf<typeof userOrderDocument> & { readonly id: string };
