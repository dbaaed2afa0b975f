import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import { allocate } from "@lokalkorb/domain/kernel/money/allocate";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { netOfGross } from "@lokalkorb/domain/pricing/tax/vat-breakdown";
import type { EInvoiceAdjustment, EInvoiceLine } from "../e-invoices/invoice/e-invoice.ts";

/** A part of an order at one rate, in the prices of the order: with tax, or without where prices are net. */
interface Part {
  readonly line: Omit<EInvoiceLine, "netCents">;
  readonly cents: Cents;
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

const taxedParts = ({ lines }: Order): Part[] =>
  lines
    .filter(({ removed }) => removed === undefined)
    .flatMap((line) => [...goodsParts(line), ...depositParts(line)])
    .filter(({ cents }) => cents !== 0);

/** A bundle whose parts have several rates is a line for each of them. */
const goodsParts = ({ name, contentText, qty, vat }: OrderLine): Part[] =>
  vat.map(({ rateBp, grossCents }) => ({
    line: { text: contentText === undefined ? name : `${name}, ${contentText}`, qty, unit: "Stück", rateBp },
    cents: grossCents,
  }));

const depositParts = ({ name, qty, depositVat = [] }: OrderLine): Part[] =>
  depositVat.map(({ rateBp, grossCents }) => ({
    line: { text: `Pfand ${name}`, qty, unit: "Stück", rateBp },
    cents: grossCents,
  }));

/** Deposits that bear no tax (VAT-05). */
const untaxedDeposits = ({ lines }: Order): EInvoiceLine[] =>
  lines
    .filter(({ removed }) => removed === undefined)
    .map(({ name, qty, depositCents, depositVat = [] }) => ({
      text: `Einwegpfand ${name}`,
      qty,
      unit: "Stück",
      netCents: depositCents - sumOf(depositVat.map(({ grossCents }) => grossCents)),
      rateBp: 0,
      exemption: "deposit" as const,
    }))
    .filter(({ netCents }) => netCents !== 0);

/** Named, so that the file ends at the same amount as the paper. */
const tipLines = ({ totals: { tipCents } }: Order): EInvoiceLine[] =>
  tipCents === 0 ? [] : [{ text: "Trinkgeld", qty: 1, unit: "Stück", netCents: tipCents, rateBp: 0, exemption: "tip" }];

export interface OrderAmounts {
  readonly lines: readonly EInvoiceLine[];
  readonly adjustments: readonly EInvoiceAdjustment[];
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

/**
 * VAT-20.6: the net amount of a rate, as the order settled it, shared out over its goods to the cent. The rest of a rate is
 * the way it is brought, and fees.
 */
export function orderAmounts(order: Order): OrderAmounts {
  const { vat, addedVatCents } = order.totals;
  const isNet = addedVatCents !== undefined;
  const parts = taxedParts(order);
  const shared = vat.map(({ rateBp, netCents, grossCents }) => {
    const same = parts.filter(({ line }) => line.rateBp === rateBp);
    const rest = (isNet ? netCents : grossCents) - sumOf(same.map(({ cents }) => cents));
    const restCents = same.length === 0 ? netCents : isNet ? rest : signedNet(rest, rateBp);
    return { rateBp, restCents, lines: netLines(netCents - restCents, same) };
  });
  const untaxed = [...untaxedDeposits(order), ...tipLines(order)];
  const untaxedCents = sumOf(untaxed.map(({ netCents }) => netCents));
  const vatCents = sumOf(vat.map((line) => line.vatCents));
  const netCents = sumOf(vat.map((line) => line.netCents)) + untaxedCents;
  return {
    lines: [...shared.flatMap(({ lines }) => lines), ...untaxed],
    adjustments: shared
      .filter(({ restCents }) => restCents !== 0)
      .map(({ rateBp, restCents }) => ({ text: restText(order, restCents), netCents: restCents, rateBp })),
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
  };
}

const signedNet = (cents: Cents, rateBp: BasisPoints): Cents => Math.sign(cents) * netOfGross(Math.abs(cents), rateBp);

function netLines(netCents: Cents, parts: readonly Part[]): EInvoiceLine[] {
  if (parts.length === 0) return [];
  const shares = allocate(
    netCents,
    parts.map(({ cents }) => cents),
  );
  return parts.map(({ line }, index) => ({ ...line, netCents: shares[index] ?? 0 }));
}

function restText({ totals: { deliveryCents, feesCents } }: Order, cents: Cents): string {
  if (cents < 0) return "Nachlass";
  return [...(deliveryCents === 0 ? [] : ["Lieferung"]), ...(feesCents === 0 ? [] : ["Gebühren"])].join(" und ");
}
