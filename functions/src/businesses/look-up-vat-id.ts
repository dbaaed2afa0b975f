import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { VatCheck } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import type { VatDeps } from "./vat-register.ts";

/** Asked outside of transactions: the register takes its time. */
export async function lookUpVatId(deps: VatDeps, restaurantId: Id<"shop">, vatId: string): Promise<VatCheck> {
  const account = await readDocument(deps.db, accountDocument, { restaurantId });
  const answer = await deps.vatRegister(vatId, account?.legal.vatId);
  return { ...answer, vatId, at: deps.now() };
}
