import { deliveryNote } from "../invoice/delivery-note.ts";
import { linePrice } from "../invoice/line-price.ts";
import type { EInvoiceLine } from "../invoice/e-invoice.ts";
import { unitCode } from "../invoice/unit-codes.ts";
import { categoryOf } from "../invoice/vat-groups.ts";
import { amount, percent, quantity } from "../xml/values.ts";
import { element, unlessEmpty, type XmlElement } from "../xml/xml-element.ts";

export function ebInterfaceLine(line: EInvoiceLine, index: number): XmlElement {
  const { cents, per, billed } = linePrice(line);
  return element("eb:ListLineItem", [
    element("eb:PositionNumber", String(index + 1)),
    element("eb:Description", line.text),
    unlessEmpty("eb:Description", deliveryNote(line)),
    element("eb:Quantity", quantity(billed), { Unit: unitCode(line.unit) }),
    element("eb:UnitPrice", amount(cents), per === 1 ? {} : { BaseQuantity: quantity(per) }),
    line.deliveredOn === undefined ? null : element("eb:Delivery", [element("eb:Date", line.deliveredOn)]),
    line.orderNo === undefined ? null : element("eb:BillersOrderReference", [element("eb:OrderID", line.orderNo)]),
    element("eb:TaxItem", [
      element("eb:TaxableAmount", amount(line.netCents)),
      element("eb:TaxPercent", percent(line.rateBp), { TaxCategoryCode: categoryOf(line) }),
    ]),
    element("eb:LineItemAmount", amount(line.netCents)),
  ]);
}
