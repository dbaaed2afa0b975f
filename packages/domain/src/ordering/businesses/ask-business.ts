import { plainVatId } from "../../kernel/country/vat-id.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { BusinessCustomer, EInvoiceKind } from "./business-customer.ts";
import { usualTerms } from "./business-terms.ts";

/** The wish of a person to be supplied as a company. */
export interface AskedBusiness {
  readonly company: string;
  /** A small business has none. */
  readonly vatId?: string;
  readonly address: BusinessCustomer["addresses"]["billing"];
  readonly invoiceEmail: string;
  readonly eInvoice: EInvoiceKind;
  readonly leitwegId?: string;
  readonly message?: string;
  /** Who asks: their name. */
  readonly name: string;
}

interface Asker {
  readonly uid: string;
  /** Proved. */
  readonly email: string;
  readonly now: Instant;
}

/**
 * The record after asking, once more or for the first time. A company that is supplied or blocked stays as it is: asking
 * again neither changes what was agreed nor opens what was closed.
 */
export function businessAfterAsking(
  known: BusinessCustomer | null,
  asked: AskedBusiness,
  { uid, email, now }: Asker,
): BusinessCustomer {
  if (known?.status === "active" || known?.status === "blocked") return known;
  const lower = email.toLowerCase();
  const vatId = asked.vatId === undefined ? "" : plainVatId(asked.vatId);
  return {
    ...usualTerms,
    name: asked.company.slice(0, 120),
    legalName: asked.company,
    ...(vatId === "" ? {} : { vatId }),
    country: asked.address.country,
    addresses: { billing: asked.address, deliveries: [] },
    emails: { orders: lower, invoices: asked.invoiceEmail },
    openCents: known?.openCents ?? 0,
    eInvoice: asked.eInvoice,
    ...(asked.leitwegId === undefined ? {} : { leitwegId: asked.leitwegId }),
    employees: [{ email: lower, uid, name: asked.name, role: "admin" }],
    employeeEmails: [lower],
    ...(known?.vatId === vatId ? proofOf(known) : {}),
    status: "requested",
    requestedAt: now,
    ...(asked.message === undefined ? {} : { message: asked.message }),
  };
}

/** The register was asked for this id before. */
const proofOf = ({ vatCheck, vatIdCheckedAt }: BusinessCustomer): Partial<BusinessCustomer> => ({
  ...(vatCheck === undefined ? {} : { vatCheck }),
  ...(vatIdCheckedAt === undefined ? {} : { vatIdCheckedAt }),
});
