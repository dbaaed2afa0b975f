import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";

export interface GiftSaleDeps extends PaymentDeps, MailDeps {}

export type GiftSale = DocumentOf<typeof giftSaleDocument>;

export const readSale = (scope: ReadScope, saleId: string): Promise<GiftSale | null> =>
  readDocument(scope, giftSaleDocument, { saleId });

/** The mail with the card to its receiver; one sale has one. */
export const giftMailId = (saleId: string): string => `giftCard_${saleId}`;
/** The buyer's, with the contract and the card. */
export const boughtMailId = (saleId: string): string => `giftBought_${saleId}`;

/** Less than the sweep's minute, so that each sweep looks. */
export const recheckDelay = 45_000;
