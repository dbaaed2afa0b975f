import type { EInvoice } from "../invoice/e-invoice.ts";
import { element, group, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";

const compact = (iban: string): string => iban.replaceAll(/\s/g, "").toUpperCase();

export function paymentMethod({ payment, seller: { bank }, no, grossCents, paidCents }: EInvoice): XmlElement {
  if (grossCents === paidCents) return element("eb:PaymentMethod", [element("eb:NoPayment", "")]);
  switch (payment.via) {
    case "debit":
      return element("eb:PaymentMethod", [
        element("eb:SEPADirectDebit", [
          unlessEmpty("eb:IBAN", compact(payment.iban)),
          unlessEmpty("eb:CreditorID", payment.creditorId),
          unlessEmpty("eb:MandateReference", payment.mandateRef),
        ]),
      ]);
    case "transfer":
      return element("eb:PaymentMethod", [
        element("eb:UniversalBankTransaction", [
          group("eb:BeneficiaryAccount", [
            unlessEmpty("eb:BIC", bank?.bic),
            unlessEmpty("eb:IBAN", bank === undefined ? undefined : compact(bank.iban)),
            unlessEmpty("eb:BankAccountOwner", bank?.holder.slice(0, 70)),
          ]),
          element("eb:PaymentReference", no.slice(0, 35)),
        ]),
      ]);
    case "card":
    case "online":
    case "cash":
      return element("eb:PaymentMethod", [element("eb:OtherPayment", "")]);
  }
}

export const paymentConditions = ({ dueOn, terms }: EInvoice): XmlElement =>
  element("eb:PaymentConditions", [element("eb:DueDate", dueOn), unlessEmpty("eb:Comment", terms)]);
