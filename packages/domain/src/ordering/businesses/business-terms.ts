import type { Country } from "../../kernel/country/country.ts";
import type { BusinessCustomer, EInvoiceKind } from "./business-customer.ts";

/** The terms that a shop agrees with a company. */
export type BusinessTerms = Pick<
  BusinessCustomer,
  | "paymentTermDays"
  | "onAccount"
  | "creditLimitCents"
  | "discountBp"
  | "priceListId"
  | "poRequired"
  | "invoiceMode"
  | "groupBy"
  | "eInvoice"
  | "leitwegId"
  | "note"
>;

/** INV-07: what is proposed to a shop before it decides anything. */
export const usualTerms = {
  paymentTermDays: 14,
  onAccount: true,
  creditLimitCents: 500_00,
  poRequired: false,
  invoiceMode: "monthly",
  groupBy: "order",
} as const satisfies Partial<BusinessTerms>;

/** The invoices that a shop of this country can send: each has an own kind of electronic invoice (EIN-01). */
export const eInvoicesOf = (country: Country): readonly EInvoiceKind[] =>
  country === "DE" ? ["pdf", "zugferd", "xrechnung"] : ["pdf", "ebInterface", "zugferd"];

/** May a company order on account: what records of before leave out, they allow. */
export const ordersOnAccount = ({ onAccount = true }: Pick<BusinessCustomer, "onAccount">): boolean => onAccount;

/** The amount that it may still order on account. */
export const leftOnAccountCents = ({
  creditLimitCents,
  openCents,
}: Pick<BusinessCustomer, "creditLimitCents" | "openCents">): number => Math.max(0, creditLimitCents - openCents);
