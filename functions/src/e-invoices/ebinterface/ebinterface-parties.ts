import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { EInvoiceBuyer, EInvoiceParty, EInvoiceSeller } from "../invoice/e-invoice.ts";
import { element, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";

/** The standard asks every party for a VAT id; who has none is written like this. */
const withoutVatId = "00000000";

export function ebInterfaceAddress({ name, legalName, email }: EInvoiceParty, address: Address): XmlElement {
  const { street, houseNo, zip, city, country } = address;
  return element("eb:Address", [
    element("eb:Name", legalName ?? name),
    legalName === undefined || legalName === name ? null : unlessEmpty("eb:TradingName", name),
    unlessEmpty("eb:Street", `${street} ${houseNo}`),
    element("eb:Town", city),
    element("eb:ZIP", zip),
    element("eb:Country", jurisdictions[country].name, { CountryCode: country }),
    unlessEmpty("eb:Email", email),
  ]);
}

export function biller(seller: EInvoiceSeller, supplierNo: string | undefined): XmlElement {
  const { vatId = withoutVatId, taxNumber, register, contact } = seller;
  return element("eb:Biller", [
    element("eb:VATIdentificationNumber", vatId),
    unlessEmpty("eb:FurtherIdentification", register, { IdentificationType: "FN" }),
    unlessEmpty("eb:FurtherIdentification", taxNumber, { IdentificationType: "FBGNr" }),
    ebInterfaceAddress(seller, seller.address),
    contact === undefined
      ? null
      : element("eb:Contact", [
          element("eb:Name", contact.name),
          unlessEmpty("eb:Phone", contact.phone),
          unlessEmpty("eb:Email", contact.email),
        ]),
    unlessEmpty("eb:InvoiceRecipientsBillerID", supplierNo),
  ]);
}

export const invoiceRecipient = (buyer: EInvoiceBuyer, poNumber: string | undefined): XmlElement =>
  element("eb:InvoiceRecipient", [
    element("eb:VATIdentificationNumber", buyer.vatId ?? withoutVatId),
    poNumber === undefined ? null : element("eb:OrderReference", [element("eb:OrderID", poNumber)]),
    ebInterfaceAddress(buyer, buyer.address),
  ]);
