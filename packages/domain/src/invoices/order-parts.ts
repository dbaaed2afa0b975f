import type { Cents } from "../kernel/money/cents.ts";
import type { VatPart } from "../pricing/tax/vat-line.ts";
import type { OrderLine } from "../pricing/totals/order-line.ts";
import { groupByRate } from "../pricing/tax/vat-breakdown.ts";
import type { CollectableOrder } from "./collect-orders.ts";

/** One amount of an order at one rate, in the prices of the order: gross, or net where it is priced net. */
export interface OrderPart {
  readonly text: string;
  readonly qty: number;
  readonly unit: string;
  readonly rateBp: VatPart["rateBp"];
  readonly cents: Cents;
  readonly isDeposit?: true;
  /** Without tax on top, whatever the prices of the order are. */
  readonly isUntaxed?: true;
}

const byRate = (parts: readonly VatPart[]): ReadonlyMap<number, Cents> =>
  new Map(groupByRate(parts).map(({ rateBp, grossCents }) => [rateBp, grossCents]));

function partsOf(
  line: Pick<OrderPart, "text" | "qty" | "unit" | "isDeposit">,
  taxed: readonly VatPart[],
  whole: Cents,
): OrderPart[] {
  const rates = groupByRate(taxed);
  const rest = whole - rates.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return [
    ...rates.map(({ rateBp, grossCents }) => ({ ...line, rateBp, cents: grossCents })),
    ...(rest === 0 ? [] : [{ ...line, rateBp: 0, cents: rest, isUntaxed: true as const }]),
  ];
}

const goodsOf = ({ name, qty, vat, totalCents, discountCents = 0 }: OrderLine): OrderPart[] =>
  partsOf({ text: name, qty, unit: "Stück" }, vat, totalCents + discountCents);

const depositOf = ({ name, qty, depositCents, depositVat = [] }: OrderLine): OrderPart[] =>
  partsOf({ text: `Pfand: ${name}`, qty, unit: "Stück", isDeposit: true }, depositVat, depositCents);

/**
 * All of an order's total at its rates: goods after discounts, deposits as parts of their own, what its way and its fees
 * cost, the tip, and what went back after the delivery as negative ones. They add up to the total, before the tax where
 * prices are net.
 */
export function orderParts({ lines, totals, refunds = [] }: CollectableOrder): readonly OrderPart[] {
  const kept = lines.filter(({ removed }) => removed === undefined);
  const named = [...kept.flatMap(goodsOf), ...kept.flatMap(depositOf)];
  const isNet = totals.addedVatCents !== undefined;
  const ofLines = byRate(
    named.filter(({ isUntaxed }) => isUntaxed !== true).map(({ rateBp, cents }) => ({ rateBp, grossCents: cents })),
  );
  const fees = totals.vat.flatMap(({ rateBp, netCents, grossCents }) => {
    const cents = (isNet ? netCents : grossCents) - (ofLines.get(rateBp) ?? 0);
    return cents === 0 ? [] : [{ rateBp, grossCents: cents }];
  });
  const single = { qty: 1, unit: "pauschal" };
  const tip = totals.tipCents;
  const listed = named.reduce((sum, { cents }) => sum + cents, 0);
  const ofFees = totals.totalCents - (totals.addedVatCents ?? 0) - tip - listed;
  return [
    ...named,
    ...partsOf({ ...single, text: "Lieferung und Gebühren" }, fees, ofFees),
    ...partsOf({ ...single, text: "Trinkgeld" }, [], tip),
    ...refunds
      .filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true)
      .flatMap(({ cents, vat }) =>
        partsOf(
          { ...single, text: "Erstattung nach der Lieferung" },
          vat.map(({ rateBp, grossCents }) => ({ rateBp, grossCents: 0 - grossCents })),
          0 - cents,
        ),
      ),
  ];
}
