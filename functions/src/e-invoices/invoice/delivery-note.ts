import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { EInvoiceLine } from "./e-invoice.ts";

/** INV-05: the deliveries of a collective invoice stand in the file and not in papers that it names. */
export function deliveryNote({ orderNo, deliveredOn }: EInvoiceLine): string {
  return [
    ...(deliveredOn === undefined ? [] : [`Lieferung vom ${formatDate(deliveredOn)}`]),
    ...(orderNo === undefined ? [] : [`Bestellung ${orderNo}`]),
  ].join(", ");
}
