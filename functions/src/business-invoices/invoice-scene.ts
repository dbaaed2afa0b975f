import type { changeInvoice } from "@lokalkorb/contracts/business-invoices";
import type { InputOf, OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { ok, type Result } from "@lokalkorb/domain/kernel/result";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import type { MailShop } from "../billing/seller.ts";
import type { ClaimedOrder } from "./claimed-orders.ts";
import type { BusinessCustomer, StoredInvoice, StoredSettings } from "./papers/invoice-deps.ts";

export type Step = InputOf<typeof changeInvoice>["step"];
export type Answer = Result<OutputOf<typeof changeInvoice>, RefusalsOf<typeof changeInvoice>>;

/** All that a step reads; it writes after that. */
export interface Scene {
  readonly tx: admin.AdminTransaction;
  readonly restaurantId: string;
  readonly invoice: StoredInvoice;
  readonly customer: BusinessCustomer | null;
  readonly settings: StoredSettings;
  readonly orders: readonly ClaimedOrder[];
  readonly shop: MailShop;
  readonly now: number;
  readonly today: string;
  readonly newId: () => string;
}

export const update = ({ tx, restaurantId, invoice }: Scene, patch: Partial<StoredInvoice>): void =>
  admin.updateDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId: invoice.id }, patch);

/** For a step that changes nothing but the invoice itself. */
export function patched<Refusal extends RefusalsOf<typeof changeInvoice>>(
  scene: Scene,
  decided: Result<Partial<StoredInvoice>, Refusal>,
): Answer {
  if (!decided.ok) return decided;
  update(scene, decided.value);
  return ok({ status: decided.value.status ?? scene.invoice.status });
}
