import { tipPaymentFields } from "@lokalkorb/domain/ordering/tips/tip-payment";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** The payment of a tip that is given after the handover. Functions alone see it; the order says what became of it. */
export const tipPaymentDocument = defineDocument(paths.tipPayment, tipPaymentFields);
