import { companyInvoices as contract } from "@lokalkorb/contracts/business-invoices";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { isOpenInvoice, lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument, readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import type { Caller } from "../platform/caller.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { InvoiceDeps, StoredInvoice } from "./papers/invoice-deps.ts";

const most = 100;
type Shown = OutputOf<typeof contract>["invoices"][number];

/** Invoices are the business of those who manage the company; who only buys for it sees none. */
export async function managesCompany(
  scope: ReadScope,
  caller: Caller,
  company: { readonly restaurantId: string; readonly customerId: string },
): Promise<boolean> {
  if (caller.isGuest || caller.email === undefined) return false;
  const customer = await readDocument(scope, b2bCustomerDocument, company);
  return customer !== null && employeeOf(customer, caller.email)?.role === "admin";
}

const command: Command<typeof contract, InvoiceDeps> = async ({ restaurantId, customerId }, caller, deps) => {
  if (!(await managesCompany(deps.db, caller, { restaurantId, customerId }))) return refuse({ type: "not-found" });
  const { shop } = await readMailShop(deps, restaurantId);
  const found = await readQuery(
    deps.db,
    queryOf(
      b2bInvoiceDocument,
      { restaurantId },
      { where: [["b2bCustomerId", "==", customerId]], orderBy: [["issuedAt", "desc"]], limit: most },
    ),
  );
  const today = instantToLocal(deps.now(), shop.timezone).date;
  return ok({ invoices: found.flatMap((invoice) => shown(invoice, shop.timezone, today)) });
};

function shown(invoice: StoredInvoice, timezone: string, today: string): readonly Shown[] {
  const { id: invoiceId, no, type, issuedAt, supply, grossCents, dueOn, status } = invoice;
  if (no === undefined || issuedAt === undefined) return [];
  return [
    {
      invoiceId,
      no,
      type,
      issuedOn: instantToLocal(issuedAt, timezone).date,
      ...supply,
      grossCents,
      restCents: isOpenInvoice(invoice, today) ? Math.max(0, outstandingCents(invoice)) : 0,
      lateCents: status === "writtenOff" ? 0 : lateOpenCents(invoice),
      dueOn,
      isCancelled: status === "cancelled",
      hasXml: invoice.xmlFormat !== undefined,
    },
  ];
}

export const companyInvoices = defineCallable(contract, command);
