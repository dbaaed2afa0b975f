import type { EInvoice, EInvoiceSeller } from "../invoice/e-invoice.ts";
import { element, group, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";

/** Code list UNTDID 4461 (EIN-05.6). A card's own code asks for the card's number, which no shop has. */
const means = {
  transfer: { code: "58", text: "SEPA-Überweisung" },
  debit: { code: "59", text: "SEPA-Lastschrift" },
  card: { code: "68", text: "Mit Karte bezahlt" },
  online: { code: "68", text: "Online bezahlt" },
  cash: { code: "10", text: "Bar bezahlt" },
} as const satisfies Readonly<Record<EInvoice["payment"]["via"], { readonly code: string; readonly text: string }>>;

const iban = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

export function paymentMeans({ payment, seller }: EInvoice): XmlElement {
  const { code, text } = means[payment.via];
  return element("ram:SpecifiedTradeSettlementPaymentMeans", [
    element("ram:TypeCode", code),
    element("ram:Information", text),
    payment.via === "debit"
      ? group("ram:PayerPartyDebtorFinancialAccount", [unlessEmpty("ram:IBANID", iban(payment.iban))])
      : null,
    ...(payment.via === "transfer" ? accountOf(seller) : []),
  ]);
}

const accountOf = ({ bank }: EInvoiceSeller): (XmlElement | null)[] =>
  bank === undefined
    ? []
    : [
        group("ram:PayeePartyCreditorFinancialAccount", [
          unlessEmpty("ram:IBANID", iban(bank.iban)),
          unlessEmpty("ram:AccountName", bank.holder),
        ]),
        group("ram:PayeeSpecifiedCreditorFinancialInstitution", [unlessEmpty("ram:BICID", bank.bic)]),
      ];
