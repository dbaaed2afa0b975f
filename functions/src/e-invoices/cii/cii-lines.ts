import { deliveryNote } from "../invoice/delivery-note.ts";
import { linePrice } from "../invoice/line-price.ts";
import type { EInvoice, EInvoiceLine } from "../invoice/e-invoice.ts";
import { unitCode } from "../invoice/unit-codes.ts";
import { categoryOf } from "../invoice/vat-groups.ts";
import { amount, percent, quantity } from "../xml/values.ts";
import { element, group, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";
import { dateTime } from "./cii-dates.ts";

export function ciiLine(line: EInvoiceLine, index: number, supply: EInvoice["supply"]): XmlElement {
  const { cents, per, billed } = linePrice(line);
  const unit = { unitCode: unitCode(line.unit) };
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [
      element("ram:LineID", String(index + 1)),
      group("ram:IncludedNote", [unlessEmpty("ram:Content", deliveryNote(line))]),
    ]),
    element("ram:SpecifiedTradeProduct", [element("ram:Name", line.text)]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [
        element("ram:ChargeAmount", amount(cents)),
        per === 1 ? null : element("ram:BasisQuantity", quantity(per), unit),
      ]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [element("ram:BilledQuantity", quantity(billed), unit)]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        element("ram:CategoryCode", categoryOf(line)),
        element("ram:RateApplicablePercent", percent(line.rateBp)),
      ]),
      linePeriod(line, supply),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        element("ram:LineTotalAmount", amount(line.netCents)),
      ]),
    ]),
  ]);
}

function linePeriod({ deliveredOn }: EInvoiceLine, supply: EInvoice["supply"]): XmlElement | null {
  if (deliveredOn === undefined || supply.from === supply.to) return null;
  return element("ram:BillingSpecifiedPeriod", [
    dateTime("ram:StartDateTime", deliveredOn),
    dateTime("ram:EndDateTime", deliveredOn),
  ]);
}
