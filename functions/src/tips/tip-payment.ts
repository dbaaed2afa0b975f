import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import type { OrderAddress } from "../ordering/payment-port.ts";

export type TipPayment = DocumentOf<typeof tipPaymentDocument>;

export const readTip = (scope: ReadScope, orderId: string): Promise<TipPayment | null> =>
  readDocument(scope, tipPaymentDocument, { orderId });

export const orderOf = ({ id: orderId, restaurantId }: TipPayment): OrderAddress => ({ restaurantId, orderId });

/** Less than the sweep's minute, so that each sweep looks. */
export const recheckDelay = 45_000;
