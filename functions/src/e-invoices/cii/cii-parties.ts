import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { EInvoiceBuyer, EInvoiceParty, EInvoiceSeller } from "../invoice/e-invoice.ts";
import { element, group, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";

export const ciiAddress = ({ street, houseNo, zip, city, country }: Address): XmlElement =>
  element("ram:PostalTradeAddress", [
    unlessEmpty("ram:PostcodeCode", zip),
    unlessEmpty("ram:LineOne", `${street} ${houseNo}`),
    unlessEmpty("ram:CityName", city),
    element("ram:CountryID", country),
  ]);

const nameOf = ({ name, legalName }: EInvoiceParty): string => legalName ?? name;

const tradingName = ({ name, legalName }: EInvoiceParty): XmlElement | null =>
  legalName === undefined || legalName === name ? null : unlessEmpty("ram:TradingBusinessName", name);

/** BT-34 and BT-49: where a file could be sent; for us a mailbox. */
const mailbox = (email: string | undefined): XmlElement | null =>
  group("ram:URIUniversalCommunication", [unlessEmpty("ram:URIID", email, { schemeID: "EM" })]);

const registration = (id: string | undefined, schemeID: "FC" | "VA"): XmlElement | null =>
  group("ram:SpecifiedTaxRegistration", [unlessEmpty("ram:ID", id, { schemeID })]);

export function sellerParty(seller: EInvoiceSeller): XmlElement {
  const { contact } = seller;
  return element("ram:SellerTradeParty", [
    unlessEmpty("ram:ID", seller.sellerNo),
    unlessEmpty("ram:Name", nameOf(seller)),
    group("ram:SpecifiedLegalOrganization", [unlessEmpty("ram:ID", seller.register), tradingName(seller)]),
    group("ram:DefinedTradeContact", [
      unlessEmpty("ram:PersonName", contact?.name),
      group("ram:TelephoneUniversalCommunication", [unlessEmpty("ram:CompleteNumber", contact?.phone)]),
      group("ram:EmailURIUniversalCommunication", [unlessEmpty("ram:URIID", contact?.email)]),
    ]),
    ciiAddress(seller.address),
    mailbox(seller.email ?? contact?.email),
    registration(seller.vatId, "VA"),
    registration(seller.taxNumber, "FC"),
  ]);
}

export const buyerParty = (buyer: EInvoiceBuyer): XmlElement =>
  element("ram:BuyerTradeParty", [
    unlessEmpty("ram:Name", nameOf(buyer)),
    group("ram:SpecifiedLegalOrganization", [tradingName(buyer)]),
    ciiAddress(buyer.address),
    mailbox(buyer.email),
    registration(buyer.vatId, "VA"),
  ]);
