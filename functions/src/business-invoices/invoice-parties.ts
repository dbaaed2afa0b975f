import type { BusinessInvoice, InvoiceParty } from "@lokalkorb/domain/invoices/invoice-fields";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import type { MailShop } from "../billing/seller.ts";
import type { BusinessCustomer, StoredSettings } from "./papers/invoice-deps.ts";

const defaultDueDays = 14;

/** Both sides and the terms, as they are now: copied into a draft, and once more as it is issued. */
export function partiesOf(
  shop: MailShop,
  customer: BusinessCustomer,
  settings: StoredSettings,
  today: LocalDate,
): Pick<BusinessInvoice, "seller" | "buyer" | "dueOn" | "terms" | "headerText" | "footerText"> {
  const days = customer.paymentTermDays > 0 ? customer.paymentTermDays : (settings?.defaultDueDays ?? defaultDueDays);
  const dueOn = addDays(today, days);
  return {
    seller: sellerOf(shop, settings),
    buyer: buyerOf(customer),
    dueOn,
    terms: `Zahlbar ohne Abzug bis ${formatDate(dueOn)}.`,
    headerText: settings?.template.headerText ?? "",
    footerText: settings?.template.footerText ?? "",
  };
}

const sellerOf = ({ name, seller }: MailShop, settings: StoredSettings): InvoiceParty => ({
  name,
  legalName: seller.legalName,
  ...(seller.vatId === undefined ? {} : { vatId: seller.vatId }),
  ...(seller.taxNumber === undefined ? {} : { taxNumber: seller.taxNumber }),
  address: seller.address,
  email: seller.email,
  phone: seller.phone,
  ...(seller.representative === undefined ? {} : { representative: seller.representative }),
  ...(seller.register === undefined ? {} : { register: seller.register }),
  ...(settings?.bank === undefined ? {} : { bank: settings.bank }),
  taxScheme: seller.taxScheme,
});

const buyerOf = ({ name, legalName, vatId, addresses, emails, leitwegId }: BusinessCustomer): InvoiceParty => ({
  name,
  legalName,
  ...(vatId === undefined ? {} : { vatId }),
  address: addresses.billing,
  email: emails.invoices,
  ...(leitwegId === undefined ? {} : { leitwegId }),
});
